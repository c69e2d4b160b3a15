package dev.sycamore.tests.acceptance;

import static dev.sycamore.tests.acceptance.JavacCommand.path;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.acceptance.JavacCommand.Result;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * javac and java on machines other than Linux on x86-64, as far as the JVM's own properties make
 * them such machines.
 */
@Tag("one-jdk")
@Tag("full")
class OtherPlatformTest {
  private static final String PROGRAM =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.DeviceQueue;
      class Program {
        public static void main(String[] args) {
          int[] a = new int[16];
          for (int run = 0; run < 2; run++) {
            try (DeviceQueue q = DeviceQueue.open()) {
              q.parallelFor(range(16), i -> a[i] += 3 * i).await();
              System.out.println(q.device().id() + " " + a[5]);
            }
          }
        }
      }
      """;

  @TempDir Path folder;

  private Result compile(String system, String architecture, String text, String... options)
      throws Exception {
    List<String> words =
        new ArrayList<>(
            List.of(
                "-J-Dos.name=" + system, "-J-Dos.arch=" + architecture, "-cp", path("runtime")));
    words.addAll(List.of("--processor-path", path("processor")));
    words.addAll(List.of(options));
    return JavacCommand.javac(folder, Map.of("Program.java", text), words);
  }

  /** Programs that name no targets have no image for it. */
  @Test
  void theDefaultDeviceOnArmIsTheHostWithoutImagesForIt() throws Exception {
    Result compiled = JavacCommand.javac(folder, Map.of("Program.java", PROGRAM), onThisMachine());
    String classPath = folder.resolve("out") + File.pathSeparator + path("runtime");
    Result run =
        JavacCommand.run("java", List.of("-Dos.arch=aarch64", "-cp", classPath, "Program"));

    assertThat(compiled.status()).as(compiled.output()).isZero();
    assertThat(run.status()).as(run.output()).isZero();
    assertThat(run.output())
        .contains("host 15", "host 30")
        .containsOnlyOnce(
            "the program has no images for native-cpu on this machine: they are made for the target"
                + " aarch64");
  }

  private static List<String> onThisMachine() {
    return List.of("-cp", path("runtime"), "--processor-path", path("processor"));
  }

  @ParameterizedTest
  @CsvSource({
    "Mac OS X, aarch64, macosx-arm64, they are made for the target aarch64_macos",
    "Windows 11, amd64, windows-x86_64, they are made for the target x86_64_windows"
  })
  void javacWarnsOnceAndTheDefaultDeviceIsTheHost(
      String system, String architecture, String machine, String reason) throws Exception {
    Result compiled = compile(system, architecture, PROGRAM);
    String classPath = folder.resolve("out") + File.pathSeparator + path("runtime");
    Result run =
        JavacCommand.run(
            "java",
            List.of(
                "-Dos.name=" + system, "-Dos.arch=" + architecture, "-cp", classPath, "Program"));

    assertThat(compiled.status()).as(compiled.output()).isZero();
    assertThat(compiled.output())
        .containsOnlyOnce("warning: [SYC4013]")
        .contains("no LLVM for this machine, `" + machine + "`")
        .contains("1 warning");
    assertThat(folder.resolve("out/META-INF/sycamore/Program.opencl.cl")).exists();
    assertThat(folder.resolve("out/META-INF/sycamore/Program.ll")).exists();
    assertThat(run.status()).as(run.output()).isZero();
    assertThat(run.output())
        .contains("host 15", "host 30")
        .containsOnlyOnce(reason)
        .doesNotContain("LWJGL");
  }

  /** Libraries of Linux under the names of macOS: what runs is the client's part for macOS. */
  @Test
  void withLlvmForTheMachineThereAreImages() throws Exception {
    Path llvm = LlvmOfMacOs.of(path("processor"), folder.resolve("llvm of macOS.jar"));
    Result compiled =
        JavacCommand.javac(
            folder,
            Map.of("Program.java", PROGRAM),
            List.of(
                "-J-Dos.name=Mac OS X",
                "-J-Dos.arch=aarch64",
                "-J-Dsycamore.cache=" + folder.resolve("my cache"),
                "-Asycamore.targets=x86_64,spir64,ptx64",
                "-cp",
                path("runtime"),
                "--processor-path",
                path("processor") + File.pathSeparator + llvm));
    assertThat(compiled.status()).as(compiled.output()).isZero();
    assertThat(compiled.output()).doesNotContain("SYC");
    for (String suffix : List.of("x86_64.so", "spir64.spv", "ptx64.ptx")) {
      assertThat(folder.resolve("out/META-INF/sycamore/Program." + suffix)).exists();
    }
    try (Stream<Path> cache = Files.list(folder.resolve("my cache"))) {
      assertThat(cache.map(file -> file.getFileName().toString()))
          .anyMatch(name -> name.startsWith("llvm-macosx-arm64-"));
    }
    String classPath = folder.resolve("out") + File.pathSeparator + path("runtime");
    Result run =
        JavacCommand.run(
            "java", List.of("-Dsycamore.device=native-cpu", "-cp", classPath, "Program"));
    assertThat(run.output()).contains("native-cpu 15", "native-cpu 30");
  }

  @Test
  void errorsOfKernelsAreReportedAsElsewhere() throws Exception {
    Result compiled =
        compile(
            "Mac OS X", "aarch64", PROGRAM.replace("+= 3 * i", "= java.util.List.of(i).size()"));

    assertThat(compiled.status()).isEqualTo(1);
    assertThat(compiled.output()).contains("Program.java:8: error: [SYC").doesNotContain("SYC4013");
  }

  @Test
  void theSeverityIsAnOption() throws Exception {
    Result off = compile("Mac OS X", "aarch64", PROGRAM, "-Asycamore.severity.SYC4013=off");
    Result error = compile("Mac OS X", "aarch64", PROGRAM, "-Asycamore.severity.SYC4013=error");

    assertThat(off.status()).as(off.output()).isZero();
    assertThat(off.output()).doesNotContain("SYC4013");
    assertThat(error.status()).isEqualTo(1);
    assertThat(error.output()).contains("error: [SYC4013]");
  }

  @Test
  void modulesThatAreAskedForHaveNoWarning() throws Exception {
    Result compiled = compile("Mac OS X", "aarch64", PROGRAM, "-Asycamore.deviceBuild=modules");

    assertThat(compiled.status()).as(compiled.output()).isZero();
    assertThat(compiled.output()).doesNotContain("SYC4013");
  }
}
