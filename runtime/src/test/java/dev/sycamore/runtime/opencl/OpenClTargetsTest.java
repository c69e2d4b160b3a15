package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.INTELDeviceAttributeQuery;
import org.lwjgl.opencl.NVDeviceAttributeQuery;

/** GPUs that no machine of the tests has, by what their drivers answer. */
class OpenClTargetsTest {
  private static final Map<Integer, Long> GPU =
      Map.of(CL10.CL_DEVICE_TYPE, (long) CL10.CL_DEVICE_TYPE_GPU);

  private static SortedSet<String> names(
      String name, Set<String> extensions, Map<Integer, Long> answers) {
    return new OpenClTargets(
            name,
            extensions,
            question -> answers.getOrDefault(question, GPU.getOrDefault(question, 0L)))
        .names();
  }

  private static SortedSet<String> intel(long ipVersion) {
    return names(
        "Intel(R) Graphics",
        Set.of("cl_khr_fp16", "cl_intel_device_attribute_query"),
        Map.of(INTELDeviceAttributeQuery.CL_DEVICE_IP_VERSION_INTEL, ipVersion));
  }

  /** The numbers of the drivers: 12.60.7, another stepping of it, 12.0.0, 8.0.0, 20.1.4. */
  @Test
  void intelGpusTellTheVersionOfTheirArchitecture() {
    assertThat(intel(0x030f0007)).containsExactly("intel_gpu", "intel_gpu_pvc", "spir64");
    assertThat(intel(0x030f0005)).isEqualTo(intel(0x030f0007));
    assertThat(intel(0x03000000)).containsExactly("intel_gpu", "intel_gpu_tgl", "spir64");
    assertThat(intel(0x02000000)).containsExactly("intel_gpu", "intel_gpu_bdw", "spir64");
    assertThat(intel(0x05004004)).containsExactly("intel_gpu", "intel_gpu_bmg_g21", "spir64");
    assertThat(intel(0x7fc00000)).containsExactly("intel_gpu", "spir64");
  }

  @Test
  void nvidiaGpusTellTheirComputeCapability() {
    Map<Integer, Long> hopper =
        Map.of(
            NVDeviceAttributeQuery.CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV,
            9L,
            NVDeviceAttributeQuery.CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV,
            0L);
    assertThat(names("NVIDIA H100", Set.of("cl_nv_device_attribute_query"), hopper))
        .containsExactly("nvidia_gpu_sm_90", "nvidia_gpu_sm_90a", "ptx64", "spir64");
    // Without the extension the numbers mean nothing.
    assertThat(names("NVIDIA H100", Set.of(), hopper)).containsExactly("spir64");
  }

  @Test
  void amdGpusAreCalledAfterTheirProcessor() {
    assertThat(names("gfx90a:sramecc+:xnack-", Set.of(), Map.of()))
        .containsExactly("amd_gpu_gfx90a", "spir64");
    assertThat(names("gfx1100", Set.of(), Map.of())).containsExactly("amd_gpu_gfx1100", "spir64");
    assertThat(names("gfx803", Set.of(), Map.of())).containsExactly("spir64");
  }

  @Test
  void aProcessorIsNoGpu() {
    Map<Integer, Long> cpu = Map.of(CL10.CL_DEVICE_TYPE, (long) CL10.CL_DEVICE_TYPE_CPU);
    assertThat(names("gfx1100", Set.of("cl_intel_device_attribute_query"), cpu))
        .contains("spir64")
        .isSubsetOf("spir64", "x86_64");
  }
}
