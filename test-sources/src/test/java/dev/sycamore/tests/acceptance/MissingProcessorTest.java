package dev.sycamore.tests.acceptance;

import static dev.sycamore.tests.acceptance.JavacCommand.path;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.tests.acceptance.JavacCommand.Result;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** javac as its own process, with jars on the class path and no processor path. */
@Tag("module")
class MissingProcessorTest {
  private static final String KERNEL =
      """
      package p;
      import static dev.sycamore.Range.range;
      import dev.sycamore.DeviceQueue;
      class Kernel {
        static void run(DeviceQueue q, int[] a) {
          q.parallelFor(range(16), i -> a[i] = i);
        }
      }
      """;

  private static final String NO_KERNEL =
      """
      package p;
      import dev.sycamore.DeviceQueue;
      class NoKernel {
        @FunctionalInterface
        interface Loop {
          void body(int i);
        }
        @Mark static void parallelFor(DeviceQueue q, int[] a) {
          q.await();
        }
      }
      @interface Mark {}
      """;

  @TempDir Path folder;

  private Result javac(String source, String classPath, String... options) throws Exception {
    List<String> words = new ArrayList<>();
    // From JDK 23 on javac looks for processors on the class path only with this option; the last
    // one of its kind counts.
    if (Runtime.version().feature() >= 23) {
      words.add("-proc:full");
    }
    words.addAll(List.of(options));
    words.addAll(List.of("-cp", classPath));
    return JavacCommand.javac(folder, Map.of("Source.java", source), words);
  }

  @Test
  void aKernelWithoutProcessorIsAnErrorAtItsPlace() throws Exception {
    Result result = javac(KERNEL, path("runtime"));

    String text =
        ShortRendering.text(
            Diagnostic.of(DiagnosticId.MISSING_PROCESSOR, SourceSpan.NOWHERE, List.of()));
    assertThat(result.status()).as(result.output()).isEqualTo(1);
    assertThat(result.output())
        .contains("Source.java:6: error: " + text.lines().findFirst().orElseThrow())
        .contains(text.lines().toList())
        .contains("1 error");
  }

  @Test
  void hostCodeIsCompiledWhereNoProcessorsRun() throws Exception {
    Result result = javac(KERNEL, path("runtime"), "-proc:none");

    assertThat(result.status()).as(result.output()).isZero();
  }

  @Test
  void theProcessorOnTheClassPathIsEnough() throws Exception {
    String path = path("runtime") + File.pathSeparator + path("processor");
    Result result = javac(KERNEL, path);

    assertThat(result.status()).as(result.output()).isZero();
    assertThat(folder.resolve("out/p/Source__Sycamore.class")).exists();
  }

  /** {@code -Xlint:processing} would warn of annotations that nothing processes. */
  @Test
  void codeWithoutKernelsHasNoWarning() throws Exception {
    Result result = javac(NO_KERNEL, path("runtime"), "-Xlint:all", "-Xlint:-path", "-Werror");

    assertThat(result.status()).as(result.output()).isZero();
  }

  @Test
  void theProcessorsJarAloneNamesTheOthers() throws Exception {
    Result result =
        javac(KERNEL, path("runtime"), "--processor-path", JavacCommand.jar("processor"));

    Diagnostic error =
        Diagnostic.of(
            DiagnosticId.INCOMPLETE_PROCESSOR_PATH,
            SourceSpan.NOWHERE,
            List.of(),
            "sycamore-annotations, sycamore-diagnostics");
    assertThat(result.status()).isEqualTo(1);
    assertThat(ShortRendering.text(error).lines())
        .allSatisfy(line -> assertThat(result.output()).contains(line.strip()));
  }

  @Test
  void aProgramThatIsRunFromItsSourceHasNoKernels() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("Program.java"),
            """
            import static dev.sycamore.Range.range;
            import dev.sycamore.DeviceQueue;
            class Program {
              public static void main(String[] args) {
                int[] a = new int[4];
                try (DeviceQueue q = DeviceQueue.open()) {
                  q.parallelFor(range(4), i -> a[i] = i).await();
                }
                System.out.println(a[3]);
              }
            }
            """);
    String path = path("runtime");

    Result onDevice =
        JavacCommand.run(
            "java", List.of("-Dsycamore.device=native-cpu", "-cp", path, file.toString()));
    Result host =
        JavacCommand.run("java", List.of("-Dsycamore.device=host", "-cp", path, file.toString()));

    assertThat(onDevice.output())
        .contains("jshell and `java Main.java` run no annotation processors")
        .doesNotContain("annotationProcessorPaths");
    assertThat(host.output().strip()).endsWith("3");
  }
}
