package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testing.CCompiler;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What programs see of OpenCL drivers that fail. The driver is a C file of this test. */
@Tag("one-jdk")
@Tag("module")
class DriverFailuresTest {
  @TempDir static Path folder;

  @BeforeAll
  static void compile() throws Exception {
    Tool.CC.assumePresent();
    CCompiler.compile("dev/sycamore/runtime/opencl/fake_opencl.c", library());
  }

  private static Path library() {
    return folder.resolve("libfake.so");
  }

  /** Runs a part of the program; its last argument are variables of the environment. */
  private static List<String> run(String part, String library, Map<String, String> variables)
      throws Exception {
    return FakeDriverRun.of(part, library, variables, "-Dsycamore.programCache=off");
  }

  private static List<String> run(String part, String failures) throws Exception {
    return run(part, library().toString(), Map.of("FAKE_OPENCL", failures));
  }

  @Test
  void anExtensionThatIsListedTwiceHidesNoDevice() throws Exception {
    List<String> output =
        run("list", "").stream()
            .filter(line -> !line.startsWith("problem no CUDA") && !line.startsWith("device cuda"))
            .toList();
    assertThat(output).noneMatch(line -> line.startsWith("problem"));
    assertThat(output).anyMatch(line -> line.startsWith("device opencl:0 ")).hasSize(4);
    assertThat(output.get(3)).startsWith("device opencl:1 ").contains("FP16", "FP64");
  }

  @Test
  void aPlatformThatFailsHidesNoOtherAndIsNamed() throws Exception {
    List<String> output = run("list", "first-platform-fails");
    assertThat(output).anyMatch(line -> line.startsWith("device opencl:0 "));
    assertThat(output)
        .contains(
            "problem OpenCL platform 0 (First) failed: clGetDeviceIDs: OpenCL error -6 (out of host"
                + " memory)");
  }

  @Test
  void withoutAPlatformTheErrorSaysSoAndWhoAskedForTheDevice() throws Exception {
    Map<String, String> variables =
        Map.of("FAKE_OPENCL", "no-platforms", "SYCAMORE_DEVICE", "opencl:0");
    assertThat(run("default", library().toString(), variables))
        .containsExactly(
            "no device 'opencl:0' (from the environment variable SYCAMORE_DEVICE); there are host,"
                + " native-cpu. no OpenCL platform: "
                + library()
                + " was found, but no driver (ICD) in /etc/OpenCL/vendors or $OCL_ICD_VENDORS that"
                + " it can load");
  }

  @Test
  void withoutTheLibraryTheErrorSaysSo() throws Exception {
    assertThat(run("default", "/no/such/lib.so", Map.of("SYCAMORE_DEVICE", "opencl:0")))
        .hasSize(1)
        .first()
        .asString()
        .contains("no OpenCL: /no/such/lib.so cannot be loaded (");
  }

  @Test
  void aLaunchThatTheDriverEndsFailsThatLaunchAndNoOther() throws Exception {
    assertThat(run("launch", "launch-of-seven-fails"))
        .filteredOn(line -> !line.startsWith("build"))
        .hasSize(3)
        .first()
        .isEqualTo("other succeeds");
    assertThat(run("launch", "launch-of-seven-fails"))
        .filteredOn(line -> line.startsWith("failing"))
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .startsWith("failing: the kernel 'increment' (Kernels.java:")
                    .endsWith("failed on opencl:0: OpenCL error -5 (out of resources)"),
            line -> assertThat(line).isEqualTo("failing, again, succeeds"));
  }

  @Test
  void ofManyLaunchesUnderWayThoseFailThatTheDriverEnded() throws Exception {
    assertThat(run("launch-many", "launch-of-seven-fails"))
        .filteredOn(line -> !line.startsWith("build"))
        .containsExactly("failed: 2", "failed: 300");
  }

  @Test
  void aProgramThatCannotBeBuiltIsBuiltOnce() throws Exception {
    assertThat(run("build", "source-build-fails"))
        .containsExactly(
            "build 1",
            "opencl:0 refuses the image META-INF/sycamore/dev/sycamore/compiled/kernels.cl",
            "no such type",
            "opencl:0 refuses the image META-INF/sycamore/dev/sycamore/compiled/kernels.cl",
            "no such type",
            "opencl:0 refuses the image META-INF/sycamore/dev/sycamore/compiled/kernels.cl",
            "no such type");
  }
}
