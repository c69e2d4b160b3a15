package dev.sycamore.runtime.launch;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a device has what a kernel requires, and a launch is what it requires. A device that runs
 * images is asked about these, by {@link ImageChoice}; one that runs the lambda about the kernel.
 */
public final class LaunchRequirements {
  private LaunchRequirements() {}

  /** Whether a device can run a kernel, whatever the launch. */
  public static boolean areMet(BoundKernel kernel, RuntimeDevice device) {
    return device instanceof DriverDevice driver
        ? ImageChoice.of(kernel, driver).image().isPresent()
        : unmetByLambda(kernel.binding(), device).isEmpty();
  }

  /** Fixed targets are those of images. */
  private static Optional<UnmetRequirement> unmetByLambda(
      KernelBinding kernel, RuntimeDevice device) {
    return UnmetRequirement.of(KernelRequirements.ofLambda(kernel.attributes()), List.of(), device);
  }

  /**
   * Throws if the device that runs a lambda lacks what its kernel requires.
   *
   * @throws dev.sycamore.KernelNotSupportedException with the reason
   */
  public static void checkLambda(BoundKernel kernel, RuntimeDevice device) {
    unmetByLambda(kernel.binding(), device)
        .ifPresent(
            requirement -> {
              throw ApiExceptions.notSupported(shown(requirement.message(), kernel, device));
            });
  }

  /** A message about a kernel on a device. */
  static String shown(String message, BoundKernel kernel, RuntimeDevice device) {
    return message
        + " ("
        + kernel.binding().name()
        + ", "
        + kernel.place()
        + ", "
        + device.id()
        + ")";
  }

  /**
   * Throws if a launch is not what its kernel requires.
   *
   * @throws dev.sycamore.KernelNotSupportedException with the reason
   */
  public static void check(BoundKernel kernel, Geometry geometry) {
    KernelBinding binding = kernel.binding();
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
    if (required.isEmpty()) {
      return;
    }
    List<Integer> local = new ArrayList<>();
    for (int n : geometry.local().toArray()) {
      local.add(n);
    }
    if (!required.equals(local)) {
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
