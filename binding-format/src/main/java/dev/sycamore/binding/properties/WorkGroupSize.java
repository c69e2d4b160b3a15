package dev.sycamore.binding.properties;

import java.util.List;

/**
 * A work-group size that an image demands.
 *
 * @param sizes one to three, from 1, in the order in which the property has them
 * @param dimensions how many of them, from the first on, the source gives; DPC++ writes the others,
 *     too
 */
public record WorkGroupSize(List<Long> sizes, int dimensions) {

  static final int MOST_DIMENSIONS = 3;

  /**
   * @throws IllegalArgumentException if no device could have such a size
   */
  public WorkGroupSize {
    sizes = List.copyOf(sizes);
    if (sizes.isEmpty() || sizes.size() > MOST_DIMENSIONS) {
      throw new IllegalArgumentException("a work-group size of " + sizes.size() + " dimensions");
    }
    if (sizes.stream().anyMatch(size -> size < 1)) {
      throw new IllegalArgumentException("a work-group size with a dimension below 1");
    }
    if (dimensions < 1 || dimensions > sizes.size()) {
      throw new IllegalArgumentException(
          "a work-group size with " + dimensions + " of " + sizes.size() + " dimensions");
    }
  }

  /** Of all the sizes. */
  public static WorkGroupSize of(Long... sizes) {
    return new WorkGroupSize(List.of(sizes), sizes.length);
  }

  /** The sizes that the source gives. */
  public List<Long> given() {
    return sizes.subList(0, dimensions);
  }
}
