package dev.sycamore.runtime.launch;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.binding.targets.NamedTargets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the code of a kernel requires of a device, from each source that tells it. */
final class KernelRequirements {
  private KernelRequirements() {}

  /** What the compiler saw of a kernel before it was linked. */
  static DeviceRequirements of(LaunchAttributes attributes) {
    Optional<SortedSet<Integer>> fixed = Optional.empty();
    if (!attributes.fixedTargets().isEmpty()) {
      SortedSet<Integer> numbers = new TreeSet<>();
      for (String name : attributes.fixedTargets()) {
        numbers.add(NamedTargets.number(name));
      }
      fixed = Optional.of(numbers);
    }
    return of(attributes, fixed);
  }

  /** What a lambda requires where it runs itself: fixed targets are those of images. */
  static DeviceRequirements ofLambda(LaunchAttributes attributes) {
    return of(attributes, Optional.empty());
  }

  private static DeviceRequirements of(
      LaunchAttributes attributes, Optional<SortedSet<Integer>> fixedTargets) {
    SortedSet<Integer> aspects = new TreeSet<>();
    for (Aspect aspect : attributes.aspects()) {
      aspects.add(aspect.number());
    }
    SortedSet<Integer> subGroups = new TreeSet<>();
    if (attributes.requiredSubGroupSize() != 0) {
      subGroups.add(attributes.requiredSubGroupSize());
    }
    List<WorkGroupSize> workGroups = new ArrayList<>();
    if (!attributes.requiredWorkGroupSize().isEmpty()) {
      workGroups.add(
          WorkGroupSize.of(
              attributes.requiredWorkGroupSize().stream().map(Long::valueOf).toArray(Long[]::new)));
    }
    return new DeviceRequirements(aspects, fixedTargets, subGroups, workGroups);
  }

  /**
   * What an image requires for a kernel: what its properties say, the code of libraries included.
   * An image without properties says nothing, and one with fixed targets only these: then the
   * kernel's own requirements hold.
   */
  static DeviceRequirements of(LaunchAttributes attributes, ImageEntry image) {
    if (image.properties().isEmpty()) {
      return of(attributes);
    }
    DeviceRequirements own = image.requirements();
    return own.fixedTargets().isEmpty() ? own : union(own, of(attributes, own.fixedTargets()));
  }

  private static DeviceRequirements union(DeviceRequirements a, DeviceRequirements b) {
    SortedSet<Integer> aspects = new TreeSet<>(a.aspects());
    aspects.addAll(b.aspects());
    SortedSet<Integer> subGroups = new TreeSet<>(a.subGroupSizes());
    subGroups.addAll(b.subGroupSizes());
    List<WorkGroupSize> workGroups = new ArrayList<>(a.workGroupSizes());
    workGroups.addAll(b.workGroupSizes());
    return new DeviceRequirements(aspects, a.fixedTargets(), subGroups, workGroups);
  }
}
