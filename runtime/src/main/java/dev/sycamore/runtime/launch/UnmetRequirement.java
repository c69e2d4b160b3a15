package dev.sycamore.runtime.launch;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A requirement that a device does not meet, in the words of the design document "Behavior for
 * optional kernel features".
 *
 * @param message what is wrong
 * @param help what to do about it, empty if nothing is known
 */
record UnmetRequirement(String message, String help) {

  /**
   * The first of these requirements that a device does not meet.
   *
   * @param named the fixed targets that the kernel itself was compiled with, by name
   */
  static Optional<UnmetRequirement> of(
      DeviceRequirements required, List<String> named, RuntimeDevice device) {
    for (ComparedRequirement check : ComparedRequirement.of(required, named, device)) {
      if (check.unmet().isPresent()) {
        return check.unmet();
      }
    }
    return Optional.empty();
  }

  /** The code of the image has no target in common. */
  static UnmetRequirement noTarget(List<String> named) {
    return new UnmetRequirement(
        message(named),
        "No target is left, because functions in the image were compiled for other targets: compile"
            + " all of it with the same -Asycamore.fixedTargets (sycamorec --fixed-targets)");
  }

  private static String message(List<String> fixed) {
    return "Kernel was compiled with '-fsycl-fixed-targets="
        + String.join(",", fixed)
        + "' but was submitted to a different device.";
  }

  /** The device is none of the targets that the code is fixed to. */
  static UnmetRequirement otherTarget(List<String> fixed, RuntimeDevice device) {
    SortedSet<String> own = new TreeSet<>(device.targets());
    List<String> more = new ArrayList<>(fixed);
    if (!own.isEmpty()) {
      more.add(own.first());
    }
    return new UnmetRequirement(
        message(fixed),
        own.isEmpty()
            ? ""
            : "The targets of the device are "
                + String.join(", ", own)
                + "; compile with -Asycamore.fixedTargets="
                + String.join(",", more)
                + " (sycamorec --fixed-targets), or without fixed targets");
  }

  /**
   * The device lacks an aspect.
   *
   * @param required all aspects that are required, by number
   */
  static UnmetRequirement aspect(String name, Set<Integer> required, RuntimeDevice device) {
    return new UnmetRequirement(
        "Kernel uses optional feature corresponding to 'aspect::"
            + name
            + "' but device does not support this aspect.",
        alternative(required, device));
  }

  /** What else a program can do where nothing but these aspects is missing. */
  private static String alternative(Set<Integer> required, RuntimeDevice device) {
    Set<Aspect> missing = new HashSet<>();
    for (int number : required) {
      Optional<Aspect> aspect = Aspect.ofNumber(number);
      if (aspect.isEmpty()) {
        return "";
      }
      missing.add(aspect.get());
    }
    missing.removeAll(device.aspects());
    return device.alternative(missing);
  }

  /** The device has no sub-groups of the size. */
  static UnmetRequirement subGroupSize(int size) {
    return new UnmetRequirement(
        "Kernel has a required sub-group size of '"
            + size
            + "' but device does not support this sub-group size.",
        "");
  }

  /** The device has no work-groups of the size. */
  static UnmetRequirement workGroupSize(String size) {
    return new UnmetRequirement(
        "Kernel has a required work-group size of '"
            + size
            + "' but device does not support this work-group size.",
        "");
  }
}
