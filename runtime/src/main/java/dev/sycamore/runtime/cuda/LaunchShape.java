package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;

/**
 * The blocks of a launch, and the threads of each block. {@code x} is CUDA's fastest dimension, our
 * last one.
 */
record LaunchShape(int gridX, int gridY, int gridZ, int blockX, int blockY, int blockZ) {
  private static final int WARP = 32;

  /** The most threads of a block in {@code z}. */
  private static final int MOST_Z = 64;

  /** The most blocks of a grid in {@code y} and in {@code z}. */
  static final int MOST_BLOCKS = 65_535;

  /**
   * The shape for a launch.
   *
   * @param blockSize how many threads a block should have if the launch leaves that open
   * @throws IllegalArgumentException if CUDA has no grid of so many blocks
   */
  static LaunchShape of(Geometry geometry, int blockSize) {
    return switch (geometry.form()) {
      case SINGLE_TASK -> new LaunchShape(1, 1, 1, 1, 1, 1);
      case RANGE -> ofRange(geometry.global(), blockSize);
      case ND_RANGE -> ofGroups(geometry);
    };
  }

  private static LaunchShape ofGroups(Geometry geometry) {
    IndexExtent groups = geometry.groups();
    IndexExtent local = geometry.local();
    LaunchShape shape =
        new LaunchShape(
            size(groups, 0),
            size(groups, 1),
            size(groups, 2),
            size(local, 0),
            size(local, 1),
            size(local, 2));
    if (shape.gridY > MOST_BLOCKS || shape.gridZ > MOST_BLOCKS) {
      throw new IllegalArgumentException(
          "work-groups of "
              + local
              + " in a range of "
              + geometry.global()
              + ": CUDA has at most "
              + MOST_BLOCKS
              + " groups in each dimension but the last");
    }
    return shape;
  }

  /**
   * Kernels of ranges are told the size: there may be more threads, and in {@code y} and {@code z}
   * fewer, so that there is more than one {@link RangeParts part}.
   */
  private static LaunchShape ofRange(IndexExtent global, int blockSize) {
    int width = size(global, 0);
    int height = size(global, 1);
    int depth = size(global, 2);
    int x =
        height == 1 && depth == 1 ? blockSize : Math.min(atLeast(width), Math.min(blockSize, WARP));
    int y = Math.min(blockSize / x, atLeast(height));
    int z = Math.min(Math.min(blockSize / x / y, atLeast(depth)), MOST_Z);
    return new LaunchShape(
        blocks(width, x),
        Math.min(blocks(height, y), MOST_BLOCKS),
        Math.min(blocks(depth, z), MOST_BLOCKS),
        x,
        y,
        z);
  }

  /** The power of two that is not less. */
  private static int atLeast(int size) {
    return size <= 1 ? 1 : (int) Math.min(1L << 30, Long.highestOneBit(size - 1L) << 1);
  }

  private static int blocks(int size, int block) {
    return (int) (((long) size + block - 1) / block);
  }

  /** The size in a dimension, the fastest is 0; 1 if there is none. */
  static int size(IndexExtent extent, int dimension) {
    int index = extent.dimensions() - 1 - dimension;
    return index < 0 ? 1 : extent.get(index);
  }
}
