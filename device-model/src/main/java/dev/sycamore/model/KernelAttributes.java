package dev.sycamore.model;

import java.util.List;

/**
 * What the source says about the launch of a kernel. Sizes are in Sycamore's order: one for each
 * dimension, the last one the fastest.
 *
 * @param requiredWorkGroupSize the only size of work-groups; empty if any will do
 * @param workGroupSizeHint the likely size of work-groups; empty if nothing is said
 */
public record KernelAttributes(
    List<Integer> requiredWorkGroupSize, List<Integer> workGroupSizeHint) {

  /** Nothing is said. */
  public static final KernelAttributes NONE = new KernelAttributes(List.of(), List.of());

  public KernelAttributes {
    requiredWorkGroupSize = List.copyOf(requiredWorkGroupSize);
    workGroupSizeHint = List.copyOf(workGroupSizeHint);
  }
}
