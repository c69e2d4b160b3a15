package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.targets.GpuVendor;
import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.binding.targets.NamedTargets;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntToLongFunction;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.INTELDeviceAttributeQuery;
import org.lwjgl.opencl.NVDeviceAttributeQuery;

/**
 * The named targets that an OpenCL device is, as far as its driver identifies it.
 *
 * @param name of the device
 * @param extensions of the device
 * @param numbers the device's answers to questions about it, 0 if there is none
 */
record OpenClTargets(String name, Set<String> extensions, IntToLongFunction numbers) {
  private static final String INTEL_ATTRIBUTES = "cl_intel_device_attribute_query";
  private static final String NVIDIA_ATTRIBUTES = "cl_nv_device_attribute_query";

  /** Every OpenCL device is the generic target; a processor is one of its own, too. */
  SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>(Set.of("spir64"));
    long type = numbers.applyAsLong(CL10.CL_DEVICE_TYPE);
    if ((type & CL10.CL_DEVICE_TYPE_CPU) != 0) {
      switch (HostPlatform.current().architecture()) {
        case HostPlatform.X86_64 -> names.add("x86_64");
        case HostPlatform.AARCH64 -> names.add("aarch64");
        default -> {}
      }
    }
    if ((type & CL10.CL_DEVICE_TYPE_GPU) != 0) {
      names.addAll(ofGpu());
    }
    return names;
  }

  private Set<String> ofGpu() {
    if (extensions.contains(INTEL_ATTRIBUTES)) {
      long version = numbers.applyAsLong(INTELDeviceAttributeQuery.CL_DEVICE_IP_VERSION_INTEL);
      // 10 bits of architecture, 8 of release, 8 reserved, 6 of revision.
      return NamedTargets.of(
          GpuVendor.INTEL, (version >> 22 & 0x3ff) + "." + (version >> 14 & 0xff));
    }
    if (extensions.contains(NVIDIA_ATTRIBUTES)) {
      long major =
          numbers.applyAsLong(NVDeviceAttributeQuery.CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV);
      long minor =
          numbers.applyAsLong(NVDeviceAttributeQuery.CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV);
      return NamedTargets.of(GpuVendor.NVIDIA, major + "." + minor);
    }
    // Features of the processor follow its name.
    return NamedTargets.of(GpuVendor.AMD, name.split(":", 2)[0]);
  }
}
