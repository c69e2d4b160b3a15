package dev.sycamore.runtime.launch;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a device has what a kernel requires, decided before any image is looked at. The texts are
 * those of the design document "Behavior for optional kernel features".
 */
public final class LaunchRequirements {
  private LaunchRequirements() {}

  /** Why a device cannot run a kernel, whatever the launch; empty if it can. */
  public static Optional<String> missing(KernelBinding kernel, RuntimeDevice device) {
    LaunchAttributes required = kernel.attributes();
    if (device.runsImages()
        && !required.fixedTargets().isEmpty()
        && Collections.disjoint(required.fixedTargets(), device.targets())) {
      return Optional.of(
          "Kernel was compiled with '-fsycl-fixed-targets="
              + String.join(",", required.fixedTargets())
              + "' but was submitted to a different device.");
    }
    for (Aspect aspect : required.aspects()) {
      if (!device.aspects().contains(aspect)) {
        return Optional.of(
            "Kernel uses optional feature corresponding to 'aspect::"
                + aspect.syclName()
                + "' but device does not support this aspect.");
      }
    }
    int subGroup = required.requiredSubGroupSize();
    if (subGroup != 0 && !device.subGroupSizes().contains(subGroup)) {
      return Optional.of(
          "Kernel has a required sub-group size of '"
              + subGroup
              + "' but device does not support this sub-group size.");
    }
    List<Integer> workGroup = required.requiredWorkGroupSize();
    if (!fits(workGroup, device)) {
      return Optional.of(
          "Kernel has a required work-group size of '"
              + String.join(",", workGroup.stream().map(String::valueOf).toList())
              + "' but device does not support this work-group size.");
    }
    return Optional.empty();
  }

  /** What else a program can do where only aspects are missing. */
  private static String alternative(KernelBinding kernel, RuntimeDevice device) {
    Set<Aspect> missing = new HashSet<>(kernel.attributes().aspects());
    missing.removeAll(device.aspects());
    String alternative = device.alternative(missing);
    return alternative.isEmpty() ? "" : ". " + alternative;
  }

  private static boolean fits(List<Integer> workGroup, RuntimeDevice device) {
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
   * Throws if the device lacks what the kernel requires, or the launch is not what it requires.
   *
   * @throws dev.sycamore.KernelNotSupportedException with the reason
   */
  public static void check(BoundKernel kernel, Geometry geometry, RuntimeDevice device) {
    KernelBinding binding = kernel.binding();
    missing(binding, device)
        .ifPresent(
            message -> {
              throw ApiExceptions.notSupported(
                  message
                      + " ("
                      + binding.name()
                      + ", "
                      + kernel.place()
                      + ", "
                      + device.id()
                      + ")"
                      + alternative(binding, device));
            });
    if (binding.form() != geometry.form() || binding.dimensions() != geometry.dimensions()) {
      throw ApiExceptions.notSupported(
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
      throw ApiExceptions.notSupported(
          "the kernel "
              + kernel.shown()
              + " requires the work-group size "
              + required
              + ", but is launched with "
              + local);
    }
  }
}
