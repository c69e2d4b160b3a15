package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.programs.CompiledPrograms;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a kernel asks for in private and local memory it gets, or is refused: the JVM lives on. */
@Tag("one-jdk")
@Timeout(300)
@Tag("full")
class MemoryLimitsTest {

  private static final String OPENCL = "opencl:0";

  @TempDir static Path folder;

  private static CompiledPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs =
        CompiledPrograms.of(
            folder,
            List.of(new Source(MemoryProgram.NAME + ".java", MemoryProgram.SOURCE)),
            "-Asycamore.targets=" + TestDevices.targets(),
            "-Asycamore.severity.SYC1106=off");
    assertThat(programs.compiled().ours()).isEmpty();
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"main", "queue", "small", "virtual", "two", "range", "group"})
  void theNativeCpuHasStackForPrivateArrays(String what) throws Exception {
    assertThat(run("native-cpu", what)).isEqualTo(run("host", what));
  }

  @ParameterizedTest
  @ValueSource(strings = {"main", "queue", "range"})
  void workGroupsOnOpenClFitTheStack(String what) throws Exception {
    assumeOpenCl();

    assertThat(run(OPENCL, what)).isEqualTo(run("host", what));
  }

  @Test
  void workItemsThatDoNotFitAStackAreRefused() throws Exception {
    assumeOpenCl();

    assertThat(run(OPENCL, "two"))
        .startsWith("KernelNotSupportedException: ")
        .containsPattern("private arrays of 16777216 bytes in each work-item; .* has at most \\d+");
  }

  @Test
  void workGroupsThatDoNotFitAStackAreRefused() throws Exception {
    assumeOpenCl();

    assertThat(run(OPENCL, "group"))
        .startsWith("IllegalArgumentException: ")
        .containsPattern("12000 bytes in each of 1024 work-items .* has at most \\d+ bytes");
  }

  @Test
  void localMemoryIsComparedWithTheDevices() throws Exception {
    List<String> devices = new ArrayList<>(TestDevices.underTest());
    devices.add(TestDevices.HOST);
    for (String device : devices) {
      assertThat(run(device, "local"))
          .as(device)
          .matches(
              "IllegalArgumentException: local memory of 268435456 bytes for each work-group;"
                  + " the device "
                  + device
                  + " has at most \\d+");
    }
  }

  private static void assumeOpenCl() {
    assumeThat(TestDevices.underTest()).contains(OPENCL);
  }

  private static String run(String device, String what) throws IOException, InterruptedException {
    ProcessBuilder java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            programs.compiled().classes()
                + File.pathSeparator
                + System.getProperty("java.class.path"),
            MemoryProgram.NAME,
            device,
            what);
    Process process = java.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(device + " " + what + ": " + said).isZero();
    return said.lines().filter(line -> line.startsWith("| ")).findFirst().orElse(said).substring(2);
  }
}
