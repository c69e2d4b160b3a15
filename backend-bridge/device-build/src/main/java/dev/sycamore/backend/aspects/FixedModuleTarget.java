package dev.sycamore.backend.aspects;

import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * A target that all device code of a module is asserted to run on, and no other.
 *
 * @param name as the user wrote it, an alias or not
 * @param number the aspect number that stands for the target; empty if the device configuration
 *     does not have it, in which case nothing is known of it and the module may
 * @param aspects that it has
 * @param mayHaveOtherAspects whether it stands for devices that may have more
 * @param subGroupSizes that it can run; empty if nothing is known
 * @param maxWorkGroupSize in work-items; empty if nothing is known
 */
public record FixedModuleTarget(
    String name,
    OptionalInt number,
    Set<Integer> aspects,
    boolean mayHaveOtherAspects,
    Set<Integer> subGroupSizes,
    OptionalInt maxWorkGroupSize) {

  public FixedModuleTarget {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(number, "number");
    aspects = Set.copyOf(aspects);
    subGroupSizes = Set.copyOf(subGroupSizes);
    Objects.requireNonNull(maxWorkGroupSize, "maxWorkGroupSize");
  }

  /** A target of which nothing but its name is known. */
  public static FixedModuleTarget unknown(String name) {
    return new FixedModuleTarget(
        name, OptionalInt.empty(), Set.of(), true, Set.of(), OptionalInt.empty());
  }

  /** Those of the aspects that the target lacks. */
  public NavigableSet<Integer> lacks(Set<Integer> used) {
    NavigableSet<Integer> missing = new TreeSet<>(used);
    missing.removeIf(aspect -> mayHaveOtherAspects || aspects.contains(aspect));
    return missing;
  }

  /** Whether a kernel with this sub-group size may run on it. */
  public boolean mayRunSubGroups(int size) {
    return subGroupSizes.isEmpty() || subGroupSizes.contains(size);
  }

  /** Whether a kernel with work-groups of this size may run on it. */
  public boolean mayRunWorkGroups(List<Integer> size) {
    long items = 1;
    for (int length : size) {
      // More than any device has, and no overflow.
      items = Math.min(Integer.toUnsignedLong(length), 1L << 31) * Math.min(items, 1L << 31);
    }
    return maxWorkGroupSize.isEmpty() || items <= maxWorkGroupSize.getAsInt();
  }
}
