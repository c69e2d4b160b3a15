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
    required.fixedTargets().ifPresent(fixed -> checks.add(fixedTargets(fixed, named, device)));
    for (int number : required.aspects()) {
      Optional<Aspect> aspect = Aspect.ofNumber(number);
      String name = aspect.map(Aspect::syclName).orElse(Integer.toString(number));
      checks.add(
          check(
              "aspect " + name,
              aspect.filter(device.aspects()::contains).isPresent(),
              () -> UnmetRequirement.aspect(name, required.aspects(), device)));
    }
    for (int size : required.subGroupSizes()) {
      checks.add(
          check(
              "sub-group size " + size,
              device.subGroupSizes().contains(size),
              () -> UnmetRequirement.subGroupSize(size)));
    }
    for (WorkGroupSize size : required.workGroupSizes()) {
      String shown = String.join(",", size.given().stream().map(String::valueOf).toList());
      checks.add(
          check(
              "work-group size " + shown,
              fits(size.given(), device),
              () -> UnmetRequirement.workGroupSize(shown)));
    }
    return checks;
  }

  private interface Problem {
    UnmetRequirement make();
  }

  private static ComparedRequirement check(String requirement, boolean met, Problem problem) {
    return new ComparedRequirement(
        requirement, met ? Optional.empty() : Optional.of(problem.make()));
  }

  private static ComparedRequirement fixedTargets(
      Set<Integer> fixed, List<String> named, RuntimeDevice device) {
    List<String> names = names(fixed, named);
    return check(
        fixed.isEmpty()
            ? "fixed targets, of which none is left"
            : "one of the targets " + String.join(", ", names),
        isOneOf(fixed, device.targets()),
        () ->
            fixed.isEmpty()
                ? UnmetRequirement.noTarget(named)
                : UnmetRequirement.otherTarget(names, device));
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
