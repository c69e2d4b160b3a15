package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.range.IndexExtent;

/**
 * The launches that a range takes: one, unless a grid has too few blocks in the slower dimensions.
 *
 * @param height how many indices one launch has in {@code y}, of the range's size there
 * @param depth the same in {@code z}
 */
record RangeParts(IndexExtent global, long height, long depth) {

  static RangeParts of(IndexExtent global, LaunchShape shape) {
    return new RangeParts(
        global, (long) shape.gridY() * shape.blockY(), (long) shape.gridZ() * shape.blockZ());
  }

  /** Whether one launch is enough. */
  boolean areOne() {
    return height >= LaunchShape.size(global, 1) && depth >= LaunchShape.size(global, 2);
  }

  /** Is told where a launch begins. */
  @FunctionalInterface
  interface Part {
    void launch(int firstY, int firstZ);
  }

  void forEach(Part part) {
    for (long z = 0; z < LaunchShape.size(global, 2); z += depth) {
      for (long y = 0; y < LaunchShape.size(global, 1); y += height) {
        part.launch((int) y, (int) z);
      }
    }
  }
}
