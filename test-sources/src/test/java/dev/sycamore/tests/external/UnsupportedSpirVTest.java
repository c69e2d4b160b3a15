package dev.sycamore.tests.external;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Code that LLVM's SPIR-V back end does not support, here integers of 128 bits in a module of a
 * library: a warning at the kernel, no SPIR-V image, and the build goes on.
 */
@Tag("one-jdk")
@Tag("full")
class UnsupportedSpirVTest {

  private static final Source LIBRARY =
      new Source(
          "Lib.java",
          """
          import dev.sycamore.annotations.Device;
          public class Lib {
            @Device(external = true)
            public static long square(long x) {
              return x * x;
            }
          }
          """);

  private static final Source USER =
      new Source(
          "User.java",
          """
          import static dev.sycamore.Range.range;
          import dev.sycamore.DeviceQueue;
          public class User {
            public static void run(DeviceQueue q, long[] a, long[] b) {
              q.parallelFor(range(a.length), i -> b[i] = i);
              q.parallelFor(range(a.length), k -> a[k] = Lib.square(k));
            }
          }
          """);

  private static final Source OTHER =
      new Source(
          "Other.java",
          """
          import static dev.sycamore.Range.range;
          import dev.sycamore.DeviceQueue;
          public class Other {
            public static void run(DeviceQueue q, long[] a) {
              q.parallelFor(range(a.length), i -> a[i] = i);
            }
          }
          """);

  @TempDir static Path libraries;
  private static Path library;

  @BeforeAll
  static void compileLibrary() throws IOException {
    library = library(libraries);
  }

  private static Path library(Path folder, String... options) throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC).with(options).compile(List.of(LIBRARY));
    Path library = compiled.classes();
    Path module = library.resolve("META-INF/sycamore/Lib.external.ll");
    String text = Files.readString(module);
    String wide =
        text.replaceAll(
            "(%\\S+) = mul i64 (%\\S+), (%\\S+)",
            """
            %a = sext i64 $2 to i128
              %b = mul i128 %a, %a
              $1 = trunc i128 %b to i64""");
    assertThat(wide).isNotEqualTo(text);
    Files.writeString(module, wide);
    return library;
  }

  @ParameterizedTest
  @EnumSource
  void isOneWarningOfTheCompiler(TestedHostCompiler host, @TempDir Path folder) throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, host).withClasses(library).compile(List.of(USER, OTHER));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).as(compiled.transcript()).hasSize(1);
    assertThat(compiled.ours().get(0).id()).contains("SYC3003");
    assertThat(compiled.ours().get(0).offset()).isEqualTo(USER.text().indexOf("k -> a[k]"));
    assertThat(images(compiled.classes(), "User")).contains("image NATIVE_CPU", "image OPENCL_C");
    assertThat(images(compiled.classes(), "User")).doesNotContain("image SPIRV");
    assertThat(images(compiled.classes(), "Other")).contains("image SPIRV");
  }

  @Test
  void isAtTheKernelOfCodeWithFixedTargetsToo(@TempDir Path folder) throws IOException {
    String fixed = "-Asycamore.fixedTargets=x86_64";
    Compiled compiled =
        TestCompiler.in(folder.resolve("user"), TestedHostCompiler.JAVAC)
            .withClasses(library(folder.resolve("library"), fixed))
            .with(fixed)
            .compile(List.of(USER));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).as(compiled.transcript()).hasSize(1);
    assertThat(compiled.ours().get(0).id()).contains("SYC3003");
    assertThat(compiled.ours().get(0).offset()).isEqualTo(USER.text().indexOf("k -> a[k]"));
  }

  @Test
  void severityIsAnOption(@TempDir Path folder) {
    Compiled off = compile(folder.resolve("off"), "-Asycamore.severity.SYC3003=off");
    Compiled error = compile(folder.resolve("error"), "-Asycamore.severity.SYC3003=error");

    assertThat(off.success()).isTrue();
    assertThat(off.ours()).isEmpty();
    assertThat(error.success()).isFalse();
  }

  private static Compiled compile(Path folder, String option) {
    return TestCompiler.in(folder, TestedHostCompiler.JAVAC)
        .withClasses(library)
        .with(option)
        .compile(List.of(USER));
  }

  @Test
  void isOneWarningOfTheDriverAndLaterCompilationsGoOn(@TempDir Path folder) throws IOException {
    Path classes = folder.resolve("out");
    String first = sycamorec(0, folder, classes, USER);
    String second = sycamorec(0, folder, classes, OTHER);

    for (String said : List.of(first, second)) {
      assertThat(said).containsOnlyOnce("[SYC3003]");
      assertThat(said).contains("User.java:6:36: warning: [SYC3003] kernel `User.run.");
      assertThat(said).contains("help: `--targets=x86_64,x86_64_v3,ptx64` leaves SPIR-V out");
    }
    assertThat(images(classes, "User")).contains("image NATIVE_CPU").doesNotContain("image SPIRV");
    assertThat(images(classes, "Other")).contains("image NATIVE_CPU", "image SPIRV");
    assertThat(sycamorec(0, folder, classes, OTHER, "-Asycamore.severity.SYC3003=off")).isEmpty();
    assertThat(sycamorec(1, folder, classes, OTHER, "-Asycamore.severity.SYC3003=error"))
        .contains("User.java:6:36: error: [SYC3003] kernel `User.run.");
  }

  private static String sycamorec(
      int status, Path folder, Path classes, Source source, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve(source.path()), source.text());
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of("..", "bin", "sycamorec").toAbsolutePath().normalize().toString(),
                "-cp",
                library.toString(),
                "-d",
                classes.toString(),
                file.toString()));
    command.addAll(List.of(options));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      assertThat(process.waitFor()).as(said).isEqualTo(status);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
    return said;
  }

  private static String images(Path classes, String unit) throws IOException {
    return Files.readString(classes.resolve("META-INF/sycamore/" + unit + ".images"));
  }
}
