package dev.sycamore.model.program;

import dev.sycamore.annotations.Aspect;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the source says about the launch of a kernel, and what it needs of a device. Sizes are in
 * Sycamore's order: one for each dimension, the last one the fastest.
 *
 * @param requiredWorkGroupSize the only size of work-groups; empty if any will do
 * @param workGroupSizeHint the likely size of work-groups; empty if nothing is said
 * @param launchedGroupSize the size of work-groups of all its launches, as their text shows; empty
 *     if that is not known
 * @param requiredSubGroupSize the only size of sub-groups; empty if any will do
 * @param aspects what it and its callees use and declare
 * @param privateBytes of the private arrays that exist at the same time in one work-item
 */
public record KernelAttributes(
    List<Integer> requiredWorkGroupSize,
    List<Integer> workGroupSizeHint,
    List<Integer> launchedGroupSize,
    Optional<SubGroupSize> requiredSubGroupSize,
    AspectRequirements aspects,
    long privateBytes) {

  /** Nothing is said. */
  public static final KernelAttributes NONE =
      new KernelAttributes(
          List.of(), List.of(), List.of(), Optional.empty(), AspectRequirements.NONE, 0);

  public KernelAttributes {
    requiredWorkGroupSize = List.copyOf(requiredWorkGroupSize);
    workGroupSizeHint = List.copyOf(workGroupSizeHint);
    launchedGroupSize = List.copyOf(launchedGroupSize);
  }

  /** The only size of sub-groups; 0 if any will do, or one that the device knows under a name. */
  public int subGroupSizeNumber() {
    return requiredSubGroupSize
        .filter(SubGroupSize.Numeric.class::isInstance)
        .map(size -> ((SubGroupSize.Numeric) size).size())
        .orElse(0);
  }

  /** The same, with more aspects that are used. */
  public KernelAttributes using(Set<Aspect> more) {
    return new KernelAttributes(
        requiredWorkGroupSize,
        workGroupSizeHint,
        launchedGroupSize,
        requiredSubGroupSize,
        aspects.using(more),
        privateBytes);
  }

  /** The same with private arrays of so many bytes. */
  public KernelAttributes withPrivateBytes(long bytes) {
    return new KernelAttributes(
        requiredWorkGroupSize,
        workGroupSizeHint,
        launchedGroupSize,
        requiredSubGroupSize,
        aspects,
        bytes);
  }

  /** The same, where all launches have work-groups of one size. */
  public KernelAttributes launchedBy(List<Integer> groupSize) {
    return new KernelAttributes(
        requiredWorkGroupSize,
        workGroupSizeHint,
        groupSize,
        requiredSubGroupSize,
        aspects,
        privateBytes);
  }
}
