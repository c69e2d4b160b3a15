package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which images a GPU runs, and which it prefers. */
class CudaImageSupportTest {

  private static ImageEntry image(ImageKind kind, String target) {
    return ImageEntry.of(
        kind,
        target,
        target.getBytes(java.nio.charset.StandardCharsets.US_ASCII),
        "META-INF/sycamore/U." + target,
        List.of("k"),
        Optional.empty());
  }

  private static List<String> runnable(int major, int minor, String... targets) {
    List<ImageEntry> images =
        java.util.stream.Stream.of(targets).map(t -> image(ImageKind.PTX, t)).toList();
    return new CudaImageSupport("cuda:0", new ComputeCapability(major, minor))
        .runnable(images).stream().map(ImageEntry::target).toList();
  }

  @Test
  void theNewestThatTheGpuRunsIsTheBest() {
    String[] all = {
      "nvidia_gpu_sm_60",
      "ptx64",
      "nvidia_gpu_sm_80",
      "nvidia_gpu_sm_90",
      "nvidia_gpu_sm_90a",
      "nvidia_gpu_sm_100",
      "nvidia_gpu_sm_120a"
    };
    assertThat(runnable(9, 0, all))
        .containsExactly(
            "nvidia_gpu_sm_90a",
            "nvidia_gpu_sm_90",
            "nvidia_gpu_sm_80",
            "ptx64",
            "nvidia_gpu_sm_60");
    assertThat(runnable(10, 3, all))
        .containsExactly(
            "nvidia_gpu_sm_100",
            "nvidia_gpu_sm_90",
            "nvidia_gpu_sm_80",
            "ptx64",
            "nvidia_gpu_sm_60");
    assertThat(runnable(6, 1, all)).containsExactly("nvidia_gpu_sm_60");
  }

  @Test
  void imagesOfOtherKindsAreForOthers() {
    CudaImageSupport support = new CudaImageSupport("cuda:0", new ComputeCapability(9, 0));
    assertThat(
            support.runnable(
                List.of(image(ImageKind.SPIRV, "spir64"), image(ImageKind.OPENCL_C, "opencl"))))
        .isEmpty();
    assertThat(support.device()).isEqualTo("cuda:0, a GPU of compute capability 9.0");
  }
}
