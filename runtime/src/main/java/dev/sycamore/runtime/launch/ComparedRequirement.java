package dev.sycamore.runtime.launch;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.binding.targets.NamedTargets;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One requirement, compared with a device.
 *
 * @param requirement in a few words, such as {@code aspect fp64}
 * @param unmet what the device lacks; empty if it meets the requirement
 */
record ComparedRequirement(String requirement, Optional<UnmetRequirement> unmet) {

  /**
   * Compares all requirements, in the order of the design document "Behavior for optional kernel
   * features".
   *
   * @param named the fixed targets that the kernel itself was compiled with, by name
   */
  static List<ComparedRequirement> of(
      DeviceRequirements required, List<String> named, RuntimeDevice device) {
    List<ComparedRequirement> checks = new ArrayList<>();
    if (required.fixedTargets().isPresent()) {
      checks.add(fixedTargets(required.fixedTargets().get(), named, device));
    }
    for (int number : required.aspects()) {
      Optional<Aspect> aspect = Aspect.ofNumber(number);
      String name = aspect.isPresent() ? aspect.get().syclName() : Integer.toString(number);
      boolean met = aspect.isPresent() && device.aspects().contains(aspect.get());
      checks.add(
          new ComparedRequirement(
              "aspect " + name,
              met
                  ? Optional.empty()
                  : Optional.of(UnmetRequirement.aspect(name, required.aspects(), device))));
    }
    for (int size : required.subGroupSizes()) {
      checks.add(
          new ComparedRequirement(
              "sub-group size " + size,
              device.subGroupSizes().contains(size)
                  ? Optional.empty()
                  : Optional.of(UnmetRequirement.subGroupSize(size))));
    }
    for (WorkGroupSize size : required.workGroupSizes()) {
      String shown = String.join(",", size.given().stream().map(String::valueOf).toList());
      checks.add(
          new ComparedRequirement(
              "work-group size " + shown,
              fits(size.given(), device)
                  ? Optional.empty()
                  : Optional.of(UnmetRequirement.workGroupSize(shown))));
    }
    return checks;
  }

  private static ComparedRequirement fixedTargets(
      Set<Integer> fixed, List<String> named, RuntimeDevice device) {
    if (fixed.isEmpty()) {
      return new ComparedRequirement(
          "fixed targets, of which none is left", Optional.of(UnmetRequirement.noTarget(named)));
    }
    List<String> names = names(fixed, named);
    return new ComparedRequirement(
        "one of the targets " + String.join(", ", names),
        isOneOf(fixed, device.targets())
            ? Optional.empty()
            : Optional.of(UnmetRequirement.otherTarget(names, device)));
  }

  private static boolean isOneOf(Set<Integer> fixed, Set<String> targets) {
    return targets.stream().anyMatch(target -> fixed.contains(NamedTargets.number(target)));
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
