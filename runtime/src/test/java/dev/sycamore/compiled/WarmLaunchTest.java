package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Needs a C compiler, because the image is not the product's here. */
@Requires(Tool.CC)
@Tag("module")
class WarmLaunchTest {

  /** In a JVM of its own, whose logger is as the JDK makes it. */
  @Test
  void theChoiceOfAnImageIsLoggedWhereAUserWantsToKnow() throws Exception {
    assertThat(output()).doesNotContain("Kernels.x86_64.so");
    assertThat(output("-Dsycamore.log=debug"))
        .containsPattern(
            "INFO: the kernel 'increment' \\(\\S+\\) on native-cpu: NATIVE_CPU for x86_64 \\("
                + Kernels__Sycamore.NATIVE
                + "\\)\\R  NATIVE_CPU for x86_64 .*: chosen\\R  PTX .*: for other devices\\R  OPENCL_C .*: for other devices");
  }

  private static String output(String... options) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(
        List.of(
            "-Dsycamore.proof=warn",
            "-cp",
            System.getProperty("java.class.path"),
            NativeStart.class.getName(),
            "kernel"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  @Test
  void theImageOfAKernelIsChosenOnceForAQueue() {
    FaultyDevice device =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> false);
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(device))) {
      Kernels.increment(q, a);
      q.await();
      assertThat(device.imageChoices()).isEqualTo(1);
      for (int i = 0; i < 3; i++) {
        Kernels.increment(q, a);
        q.await();
      }
    }
    assertThat(device.imageChoices()).isEqualTo(1);
    assertThat(a).containsOnly(4);
  }
}
