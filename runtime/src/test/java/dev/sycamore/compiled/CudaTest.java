package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On the first GPU with CUDA. */
@Requires(Tool.CUDA)
@Tag("module")
class CudaTest extends CompiledDeviceContract {
  @Override
  ComputeDevice device() {
    return ComputeDevice.select("cuda:0");
  }

  @Test
  void anIllegalAccessIsToldWithItsKernelAndTheDeviceIsLost() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx4g",
                "-Dsycamore.proof=warn",
                "-cp",
                System.getProperty("java.class.path"),
                LostGpu.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    String lost =
        "the kernel 'transpose' \\(Kernels\\.java:[^)]*\\) failed on cuda:0: CUDA error 700"
            + " \\(CUDA_ERROR_ILLEGAL_ADDRESS: .*\\); cuda:0 is lost until the program is started"
            + " again";
    assertThat(output.lines().filter(line -> line.matches("(await|open): " + lost)))
        .as(output)
        .hasSize(2);
    assertThat(output).contains("host: 1").doesNotContain("succeeds");
  }

  /** A grid has at most 65,535 blocks in a slow dimension. */
  @Test
  void rangesAreLongerThanGrids() {
    int rows = 5_000_000;
    int[] in = new int[rows * 2];
    Arrays.setAll(in, i -> i * 31);
    int[] out = new int[rows * 2];
    try (DeviceQueue q = DeviceQueue.open(device())) {
      Kernels.transpose(q, rows, 2, in, out);
    }
    for (int i = 0; i < rows; i++) {
      if (out[i] != in[2 * i] || out[rows + i] != in[2 * i + 1]) {
        throw new AssertionError("row " + i);
      }
    }
  }
}
