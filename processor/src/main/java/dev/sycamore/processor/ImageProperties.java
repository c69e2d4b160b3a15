package dev.sycamore.processor;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.Dialect;
import dev.sycamore.backend.properties.DeviceRequirements;
import dev.sycamore.backend.properties.PropertyCategory;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.properties.WorkGroupSize;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.FixedTarget;
import dev.sycamore.model.Kernel;
import dev.sycamore.model.KernelAttributes;
import dev.sycamore.model.SubGroupSize;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** What is said of an image that has all kernels of a unit: the demands of all of them. */
final class ImageProperties {

  private ImageProperties() {}

  static PropertySets of(DeviceUnit unit) {
    DeviceRequirements requirements =
        unit.fixedTargets().isEmpty() ? demands(unit.kernels()) : fixedTargets(unit);
    return PropertySets.builder()
        .putAll(PropertyCategory.DEVICE_REQUIREMENTS, requirements.properties(Dialect.DESIGN))
        .build();
  }

  private static DeviceRequirements demands(List<Kernel> kernels) {
    NavigableSet<Integer> aspects = new TreeSet<>();
    NavigableSet<Integer> subGroupSizes = new TreeSet<>();
    List<WorkGroupSize> workGroupSizes = new ArrayList<>();
    for (Kernel kernel : kernels) {
      KernelAttributes attributes = kernel.attributes();
      attributes.aspects().required().stream().map(Aspect::number).forEach(aspects::add);
      if (attributes.requiredSubGroupSize().orElse(null) instanceof SubGroupSize.Numeric numeric) {
        subGroupSizes.add(numeric.size());
      }
      workGroupSize(attributes.requiredWorkGroupSize())
          .filter(size -> !workGroupSizes.contains(size))
          .ifPresent(workGroupSizes::add);
    }
    return new DeviceRequirements(aspects, Optional.empty(), subGroupSizes, workGroupSizes);
  }

  /** In the order of IR, dimension 0 the fastest. */
  private static Optional<WorkGroupSize> workGroupSize(List<Integer> sizes) {
    if (sizes.isEmpty()) {
      return Optional.empty();
    }
    List<Long> fastestFirst = new ArrayList<>(sizes.stream().map(Integer::longValue).toList());
    Collections.reverse(fastestFirst);
    return Optional.of(WorkGroupSize.of(fastestFirst.toArray(Long[]::new)));
  }

  /** The option, one for all code of a compilation, asserts that these run it: they are all. */
  private static DeviceRequirements fixedTargets(DeviceUnit unit) {
    NavigableSet<Integer> targets =
        new TreeSet<>(unit.fixedTargets().stream().map(FixedTarget::number).toList());
    return new DeviceRequirements(
        new TreeSet<>(), Optional.of(targets), new TreeSet<>(), List.of());
  }
}
