package dev.sycamore.runtime.launch;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.binding.targets.NamedTargets;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The first requirement that a device does not meet, in the order and the words of the design
 * document "Behavior for optional kernel features".
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
    if (required.fixedTargets().isPresent()
        && !isOneOf(required.fixedTargets().get(), device.targets())) {
      Set<Integer> fixed = required.fixedTargets().get();
      return Optional.of(
          fixed.isEmpty() ? noTarget(named) : otherTarget(names(fixed, named), device));
    }
    if (!required.aspects().isEmpty()) {
      Set<Aspect> has = device.aspects();
      for (int number : required.aspects()) {
        if (Aspect.ofNumber(number).filter(has::contains).isEmpty()) {
          return Optional.of(aspect(number, required.aspects(), device));
        }
      }
    }
    for (int size : required.subGroupSizes()) {
      if (!device.subGroupSizes().contains(size)) {
        return Optional.of(
            new UnmetRequirement(
                "Kernel has a required sub-group size of '"
                    + size
                    + "' but device does not support this sub-group size.",
                ""));
      }
    }
    for (WorkGroupSize size : required.workGroupSizes()) {
      if (!fits(size.given(), device)) {
        return Optional.of(
            new UnmetRequirement(
                "Kernel has a required work-group size of '"
                    + String.join(",", size.given().stream().map(String::valueOf).toList())
                    + "' but device does not support this work-group size.",
                ""));
      }
    }
    return Optional.empty();
  }

  private static boolean isOneOf(Set<Integer> fixed, Set<String> targets) {
    for (String target : targets) {
      if (fixed.contains(NamedTargets.number(target))) {
        return true;
      }
    }
    return false;
  }

  /** The code of the image has no target in common. */
  private static UnmetRequirement noTarget(List<String> named) {
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

  private static UnmetRequirement otherTarget(List<String> fixed, RuntimeDevice device) {
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

  /** What the targets are called; a number where nothing says it. */
  private static List<String> names(Set<Integer> numbers, List<String> named) {
    List<String> names = new ArrayList<>();
    for (int number : numbers) {
      Optional<String> known = NamedTargets.name(number);
      for (String name : named) {
        if (known.isEmpty() && NamedTargets.number(name) == number) {
          known = Optional.of(name);
        }
      }
      names.add(known.orElse(Integer.toString(number)));
    }
    return names;
  }

  private static UnmetRequirement aspect(int number, Set<Integer> required, RuntimeDevice device) {
    String name = Aspect.ofNumber(number).map(Aspect::syclName).orElse(Integer.toString(number));
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

  private static boolean fits(List<Long> workGroup, RuntimeDevice device) {
    long items = 1;
    List<Integer> limits = device.maxWorkItemSizes();
    for (int d = 0; d < workGroup.size(); d++) {
      // The last dimension is the fastest, OpenCL's first.
      if (workGroup.get(d) > limits.get(workGroup.size() - 1 - d)) {
        return false;
      }
      items *= workGroup.get(d);
    }
    return items <= device.maxWorkGroupSize();
  }
}
