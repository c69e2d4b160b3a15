package dev.sycamore.binding;

import dev.sycamore.annotations.Aspect;
import java.util.List;

/**
 * What a kernel demands of its launch and of its device.
 *
 * @param requiredWorkGroupSize one size per dimension, the last one the fastest; empty if any will
 *     do
 * @param requiredSubGroupSize the sub-group size, or 0 if any will do
 * @param aspects the aspects that the device must have
 */
public record LaunchAttributes(
    List<Integer> requiredWorkGroupSize, int requiredSubGroupSize, List<Aspect> aspects) {

  /** No demands. */
  public static final LaunchAttributes NONE = new LaunchAttributes(List.of(), 0, List.of());

  public LaunchAttributes {
    requiredWorkGroupSize = List.copyOf(requiredWorkGroupSize);
    aspects = List.copyOf(aspects);
    if (requiredWorkGroupSize.size() > 3) {
      throw new IllegalArgumentException("work-group size: " + requiredWorkGroupSize);
    }
    if (requiredSubGroupSize < 0) {
      throw new IllegalArgumentException("sub-group size: " + requiredSubGroupSize);
    }
  }
}
