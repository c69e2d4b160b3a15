package dev.sycamore.binding;

import dev.sycamore.annotations.Aspect;
import java.util.List;

/**
 * What a kernel requires of its launch and of its device.
 *
 * @param requiredWorkGroupSize one size per dimension, the last one the fastest; empty if any will
 *     do
 * @param requiredSubGroupSize the sub-group size, or 0 if any will do, or one that the device names
 * @param aspects the aspects that the device must have: used, or declared
 * @param fixedTargets the only targets that the kernel was compiled to run on; empty for any
 * @param privateBytes of the private arrays that exist at the same time in one work-item; without
 *     those of functions of other jars
 */
public record LaunchAttributes(
    List<Integer> requiredWorkGroupSize,
    int requiredSubGroupSize,
    List<Aspect> aspects,
    List<String> fixedTargets,
    long privateBytes) {

  /** No requirements. */
  public static final LaunchAttributes NONE =
      new LaunchAttributes(List.of(), 0, List.of(), List.of(), 0);

  public LaunchAttributes {
    requiredWorkGroupSize = List.copyOf(requiredWorkGroupSize);
    aspects = List.copyOf(aspects);
    fixedTargets = List.copyOf(fixedTargets);
    if (requiredWorkGroupSize.size() > 3) {
      throw new IllegalArgumentException("work-group size: " + requiredWorkGroupSize);
    }
    if (requiredSubGroupSize < 0) {
      throw new IllegalArgumentException("sub-group size: " + requiredSubGroupSize);
    }
    if (privateBytes < 0) {
      throw new IllegalArgumentException("private bytes: " + privateBytes);
    }
  }
}
