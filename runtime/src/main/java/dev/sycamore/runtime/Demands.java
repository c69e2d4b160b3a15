package dev.sycamore.runtime;

import dev.sycamore.DeviceKind;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.device.Geometry;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a device has what a kernel demands, decided before any image is looked at. The texts are
 * those of the design document "Behavior for optional kernel features".
 */
public final class Demands {
  private Demands() {}

  /**
   * Why a device cannot run a kernel, whatever the launch; empty if it can.
   *
   * @param hasImage whether the device runs an image of the kernel, not the lambda itself
   */
  public static Optional<String> missing(KernelBinding kernel, Device device, boolean hasImage) {
    LaunchAttributes demands = kernel.attributes();
    if (hasImage
        && !demands.fixedTargets().isEmpty()
        && Collections.disjoint(demands.fixedTargets(), device.targets())) {
      return Optional.of(
          "Kernel was compiled with '-fsycl-fixed-targets="
              + String.join(",", demands.fixedTargets())
              + "' but was submitted to a different device.");
    }
    for (Aspect aspect : demands.aspects()) {
      if (!device.aspects().contains(aspect)) {
        return Optional.of(
            "Kernel uses optional feature corresponding to 'aspect::"
                + aspect.syclName()
                + "' but device does not support this aspect.");
      }
    }
    int subGroup = demands.requiredSubGroupSize();
    if (subGroup != 0 && !device.subGroupSizes().contains(subGroup)) {
      return Optional.of(
          "Kernel has a required sub-group size of '"
              + subGroup
              + "' but device does not support this sub-group size.");
    }
    List<Integer> workGroup = demands.requiredWorkGroupSize();
    if (!fits(workGroup, device)) {
      return Optional.of(
          "Kernel has a required work-group size of '"
              + String.join(",", workGroup.stream().map(String::valueOf).toList())
              + "' but device does not support this work-group size.");
    }
    return Optional.empty();
  }

  /** What else runs the kernel where half precision alone is missing. */
  private static String emulation(KernelBinding kernel, Device device) {
    Set<Aspect> missing = new HashSet<>(kernel.attributes().aspects());
    missing.removeAll(device.aspects());
    return device.kind() == DeviceKind.OPENCL && missing.equals(Set.of(Aspect.FP16))
        ? ". -Dsycamore.emulate=fp16 runs it with integer operations"
        : "";
  }

  private static boolean fits(List<Integer> workGroup, Device device) {
    if (workGroup.isEmpty()) {
      // The driver is not asked at launches that do not need it.
      return true;
    }
    long items = 1;
    List<Integer> limits = device.maxWorkItemSizes();
    for (int d = 0; d < workGroup.size(); d++) {
      items *= workGroup.get(d);
      // The last dimension is the fastest, OpenCL's first.
      if (workGroup.get(d) > limits.get(workGroup.size() - 1 - d)) {
        return false;
      }
    }
    return items <= device.maxWorkGroupSize();
  }

  /**
   * Throws if the device lacks what the kernel demands, or the launch is not what it demands.
   *
   * @param hasImage whether the device runs an image of the kernel, not the lambda itself
   */
  static void check(BoundKernel kernel, Geometry geometry, Device device, boolean hasImage) {
    KernelBinding binding = kernel.binding();
    missing(binding, device, hasImage)
        .ifPresent(
            message -> {
              throw new KernelNotSupportedException(
                  message
                      + " ("
                      + binding.name()
                      + ", "
                      + kernel.place()
                      + ", "
                      + device.id()
                      + ")"
                      + emulation(binding, device));
            });
    if (binding.form() != geometry.form() || binding.dimensions() != geometry.dimensions()) {
      throw new KernelNotSupportedException(
          "the kernel "
              + kernel.shown()
              + " was compiled as "
              + binding.form()
              + " with "
              + binding.dimensions()
              + " dimension(s), but is launched as "
              + geometry.form()
              + " with "
              + geometry.dimensions());
    }
    List<Integer> required = binding.attributes().requiredWorkGroupSize();
    List<Integer> local = new ArrayList<>();
    for (int n : geometry.local().toArray()) {
      local.add(n);
    }
    if (!required.isEmpty() && !required.equals(local)) {
      throw new KernelNotSupportedException(
          "the kernel "
              + kernel.shown()
              + " requires the work-group size "
              + required
              + ", but is launched with "
              + local);
    }
  }
}
