package dev.sycamore.model.program;

import dev.sycamore.annotations.Aspect;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A target that all device code of a compilation is asserted to run on, and no other (option {@code
 * fixedTargets}), with what the device configuration says of it.
 *
 * @param name as the option writes it, an alias or not
 * @param architecture its own name in the device configuration
 * @param number the aspect number that stands for the target in device images
 * @param aspects that it has
 * @param mayHaveOtherAspects whether it stands for devices that may have more
 * @param subGroupSizes that it can run; empty if nothing is known
 * @param maxWorkGroupSize in work-items; empty if nothing is known
 */
public record FixedTarget(
    String name,
    String architecture,
    int number,
    Set<Aspect> aspects,
    boolean mayHaveOtherAspects,
    List<Integer> subGroupSizes,
    OptionalInt maxWorkGroupSize) {

  public FixedTarget {
    aspects = Set.copyOf(aspects);
    subGroupSizes = List.copyOf(subGroupSizes);
  }

  /** Whether code that uses the aspect may run on it. */
  public boolean mayHave(Aspect aspect) {
    return mayHaveOtherAspects || aspects.contains(aspect);
  }
}
