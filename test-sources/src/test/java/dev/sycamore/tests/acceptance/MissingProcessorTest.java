package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** javac as its own process, with jars on the class path and no processor path. */
class MissingProcessorTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

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

  private record Result(int status, String output) {}

  /** The jar of a module and the jars that it needs, as the build left them. */
  private static String path(String module) {
    Path target = ROOT.resolve(module).resolve("target");
    assumeThat(target.resolve("class-path")).exists();
    String jar = ".*/sycamore-" + module + "-[0-9.]+(-SNAPSHOT)?\\.jar";
    try (Stream<Path> files = Files.list(target)) {
      return files
              .map(Path::toString)
              .filter(file -> file.matches(jar))
              .collect(Collectors.joining(File.pathSeparator))
          + File.pathSeparator
          + Files.readString(target.resolve("class-path")).strip();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Result javac(String source, String classPath, String... options) throws Exception {
    Path file = Files.writeString(folder.resolve("Source.java"), source);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    // From JDK 23 on javac looks for processors on the class path only if it is told to.
    if (Runtime.version().feature() >= 23) {
      command.add("-proc:full");
    }
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", classPath, "-d", folder.resolve("out").toString()));
    command.add(file.toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Result(process.waitFor(), output);
  }

  @Test
  void aKernelWithoutProcessorIsAnErrorAtItsPlace() throws Exception {
    Result result = javac(KERNEL, path("runtime"));

    String text =
        ShortRendering.text(Diagnostic.of(DiagnosticId.SYC4008, SourceSpan.NOWHERE, List.of()));
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
}
