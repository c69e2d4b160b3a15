package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Settings of the host compiler and of the build tool that matter to device code. */
@Tag("module")
class BuildSettingsTest {

  private static final Source CALLS_LIBRARY =
      new Source(
          "p/User.java",
          """
          package p;
          import dev.sycamore.*;
          class User {
            static void run(DeviceQueue q, int[] a) {
              q.parallelFor(Range.range(8), i -> a[i] = Library.twice(i));
            }
          }
          """);

  @TempDir Path folder;

  private Path library(Charset encoding) throws IOException {
    Path file = folder.resolve("library/p/Library.java");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        package p;
        /** Größen. */
        class Library {
          static int twice(int x) {
            return x * 2;
          }
        }
        """,
        encoding);
    return folder.resolve("library");
  }

  /** The library is on the class path, without its source, as another module of a build is. */
  private TestCompiler user(TestedHostCompiler host, Path library) {
    return userOfClasses(host)
        .with("-Asycamore.deviceBuild=off", "-Asycamore.sourcepath=" + library);
  }

  private TestCompiler userOfClasses(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder.resolve("classes"), host)
            .with("-proc:none")
            .compile(
                List.of(
                    new Source(
                        "p/Library.java",
                        "package p; class Library { static int twice(int x) { return x * 2; } }")));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return TestCompiler.in(folder.resolve("user"), host).withClasses(compiled.classes());
  }

  /**
   * Maven passes the path for files that it compiles alone. Class files are newer than the sources,
   * so the host compiler does not read these.
   */
  @ParameterizedTest
  @EnumSource
  void theSourcePathOfTheHostCompilerIsSearched(TestedHostCompiler host) throws IOException {
    Path library = library(StandardCharsets.ISO_8859_1);
    Files.setLastModifiedTime(library.resolve("p/Library.java"), FileTime.fromMillis(0));

    Compiled compiled =
        userOfClasses(host)
            .with("-Asycamore.deviceBuild=off", "-sourcepath", library.toString())
            .encoded(StandardCharsets.ISO_8859_1)
            .compile(List.of(CALLS_LIBRARY));

    assertThat(compiled.findings()).as(compiled.transcript()).noneMatch(HostDiagnostic::isError);
    assertThat(compiled.success()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void theSourcePathHasTheEncodingOfTheCompilation(TestedHostCompiler host) throws IOException {
    Compiled compiled =
        user(host, library(StandardCharsets.ISO_8859_1))
            .encoded(StandardCharsets.ISO_8859_1)
            .compile(List.of(CALLS_LIBRARY));

    assertThat(compiled.findings()).as(compiled.transcript()).noneMatch(HostDiagnostic::isError);
    assertThat(compiled.success()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void aFileInAnotherEncodingIsNamed(TestedHostCompiler host) throws IOException {
    Path library = library(StandardCharsets.ISO_8859_1);

    Compiled compiled =
        user(host, library).encoded(StandardCharsets.UTF_8).compile(List.of(CALLS_LIBRARY));

    assertThat(compiled.ours())
        .as(compiled.transcript())
        .extracting(f -> f.id().orElseThrow())
        .containsExactlyInAnyOrder("SYC4005", "SYC1008");
    assertThat(compiled.transcript())
        .contains(
            "source file `"
                + library.resolve("p/Library.java")
                + "` cannot be read: it is not text in the encoding `UTF-8`");
  }

  @ParameterizedTest
  @EnumSource
  void launchersOfTwoClassesDoNotShareAName(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.deviceBuild=off")
            .compile(
                List.of(
                    new Source(
                        "p/A.java",
                        """
                        package p;
                        import dev.sycamore.annotations.Kernel;
                        class A {
                          static class B {
                            @Kernel static void one(int i, int[] a) { a[i] = 1; }
                          }
                        }
                        """),
                    new Source(
                        "p/A_B.java",
                        """
                        package p;
                        import dev.sycamore.annotations.Kernel;
                        class A_B {
                          @Kernel static void two(int i, int[] a) { a[i] = 2; }
                        }
                        """)));

    assertThat(compiled.ours()).as(compiled.transcript()).hasSize(1);
    HostDiagnostic only = compiled.ours().get(0);
    assertThat(only.message())
        .startsWith(
            "[SYC1043] method `p.A_B.two` cannot be a kernel: its launcher would be"
                + " `p.A_BKernels`, which is also that of `p.A.B.one`");
    assertThat(only.file()).isEqualTo("A_B.java");
    assertThat(compiled.success()).isFalse();
  }

  /** Each level that the host compilers still take; a kernel method would need a launcher. */
  static Stream<Arguments> oldReleases() {
    return Stream.of(TestedHostCompiler.values())
        .flatMap(
            host ->
                Stream.of(8, 9, 11, 16)
                    .flatMap(
                        level ->
                            Stream.of("@Kernel static void k(int i, int[] a) { a[i] = 1; }", "")
                                .map(method -> Arguments.of(host, level, method))));
  }

  @ParameterizedTest
  @MethodSource("oldReleases")
  void aReleaseThatIsTooOldIsNamed(TestedHostCompiler host, int level, String method) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.deviceBuild=off")
            .ofLevel(level)
            .compile(
                List.of(
                    new Source(
                        "p/Old.java",
                        """
                        package p;
                        import dev.sycamore.*;
                        import dev.sycamore.annotations.Kernel;
                        class Old {
                          %s
                          static void run(DeviceQueue q, int[] a) {
                            q.parallelFor(Range.range(8), i -> a[i] = 1);
                          }
                        }
                        """
                            .formatted(method))));

    assertThat(compiled.findings().stream().filter(HostDiagnostic::isError))
        .as(compiled.transcript())
        .singleElement()
        .satisfies(
            error -> {
              assertThat(error.file()).isEqualTo("Old.java");
              assertThat(error.message())
                  .startsWith(
                      "[SYC4006] Sycamore requires Java 17 or later, and this compilation is for"
                          + " Java "
                          + level);
            });
  }

  @Test
  void aClassFileThatAnotherCompilationIsWritingIsNamed() {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with(new TruncatedClass("p.Library"))
            .compile(
                List.of(
                    new Source(
                        "p/Library.java",
                        "package p; class Library { static int twice(int x) { return x * 2; } }"),
                    CALLS_LIBRARY));

    assertThat(compiled.findings().stream().filter(HostDiagnostic::isError))
        .as(compiled.transcript())
        .singleElement()
        .satisfies(
            error ->
                assertThat(error.message())
                    .startsWith("[SYC4010] `")
                    .contains("p/Library.class` cannot be read: it is not a whole class file"));
  }

  @ParameterizedTest
  @EnumSource
  @EnabledForJreRange(min = JRE.JAVA_25)
  void aPreviewFeatureIsRefusedInKernelsOnly(TestedHostCompiler host) {
    String text =
        """
        package p;
        import dev.sycamore.*;
        class Preview {
          static void run(DeviceQueue q, int[] a, Object o, long n) {
            if (o instanceof int k && k > 2 && n instanceof byte) {
              q.parallelFor(Range.range(8), i -> a[i] = i * k);
            }
            q.parallelFor(Range.range(8), i -> a[i] = i instanceof byte ? 1 : 2);
          }
        }
        """;
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.deviceBuild=off", "--enable-preview")
            .ofLevel(Runtime.version().feature())
            .compile(List.of(new Source("p/Preview.java", text)));

    assertThat(compiled.ours())
        .as(compiled.transcript())
        .singleElement()
        .satisfies(
            error -> {
              assertThat(error.message()).startsWith("[SYC1021] `instanceof`");
              assertThat(error.offset()).isEqualTo(text.indexOf("i instanceof byte"));
            });
  }
}
