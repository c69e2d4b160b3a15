package dev.sycamore.devicelib.groups;

import dev.sycamore.FloatAccessor;
import dev.sycamore.HalfAccessor;
import dev.sycamore.MatrixLayout;
import dev.sycamore.SubGroup;

/**
 * Loads and stores of matrices. Memory may be of any kind; its indices are those of the caller, so
 * they are checked where checks are on.
 *
 * <p>A work-item holds its elements of each tile next to each other, tiles row by row. Where the
 * target multiplies matrices, they are those of its instruction. Otherwise a tile's elements are
 * counted, by columns on the left side and by rows elsewhere, and of a sub-group of n the work-item
 * i holds element i, i + n, i + 2n... For n of 1 to 64 the elements that work-items need of each
 * other at the same time are then in the same place of all of them.
 */
public final class MatrixMemory {
  private static final int TILE_ROWS = 16;
  private static final int TILE_COLUMNS = 8;

  private MatrixMemory() {}

  /** The left matrix of a product of halves. */
  public static void loadHalfA(
      SubGroup group,
      int[] matrix,
      int rows,
      int columns,
      HalfAccessor source,
      int offset,
      int stride,
      MatrixLayout layout) {
    int down = layout == MatrixLayout.ROW_MAJOR ? stride : 1;
    int right = layout == MatrixLayout.ROW_MAJOR ? 1 : stride;
    int lane = group.localId();
    int across = columns / 16;
    if (MatrixEngine.isPresent()) {
      for (int i = 0; i < rows / TILE_ROWS * across * 4; i++) {
        int row = i / 4 / across * TILE_ROWS + lane / 4 + i % 2 * 8;
        int column = i / 4 % across * 16 + lane % 4 * 2 + i / 2 % 2 * 8;
        int at = offset + row * down + column * right;
        matrix[i] = source.get(at).bits() & 0xffff | source.get(at + right).bits() << 16;
      }
    } else {
      int count = TILE_ROWS * 16 / Lanes.width();
      for (int i = 0; i < rows / TILE_ROWS * across * count; i++) {
        int element = i % count * Lanes.width() + lane;
        int row = i / count / across * TILE_ROWS + element % TILE_ROWS;
        int column = i / count % across * 16 + element / TILE_ROWS;
        float value = source.get(offset + row * down + column * right).toFloat();
        matrix[i] = Float.floatToRawIntBits(value);
      }
    }
  }

  /** The right matrix of a product of halves. */
  public static void loadHalfB(
      SubGroup group,
      int[] matrix,
      int rows,
      int columns,
      HalfAccessor source,
      int offset,
      int stride,
      MatrixLayout layout) {
    int down = layout == MatrixLayout.ROW_MAJOR ? stride : 1;
    int right = layout == MatrixLayout.ROW_MAJOR ? 1 : stride;
    int lane = group.localId();
    int across = columns / TILE_COLUMNS;
    if (MatrixEngine.isPresent()) {
      for (int i = 0; i < rows / 16 * across * 2; i++) {
        int row = i / 2 / across * 16 + lane % 4 * 2 + i % 2 * 8;
        int column = i / 2 % across * TILE_COLUMNS + lane / 4;
        int at = offset + row * down + column * right;
        matrix[i] = source.get(at).bits() & 0xffff | source.get(at + down).bits() << 16;
      }
    } else {
      int count = 16 * TILE_COLUMNS / Lanes.width();
      for (int i = 0; i < rows / 16 * across * count; i++) {
        int element = i % count * Lanes.width() + lane;
        int row = i / count / across * 16 + element / TILE_COLUMNS;
        int column = i / count % across * TILE_COLUMNS + element % TILE_COLUMNS;
        float value = source.get(offset + row * down + column * right).toFloat();
        matrix[i] = Float.floatToRawIntBits(value);
      }
    }
  }

  /** The left matrix of a product of TF32. */
  public static void loadTf32A(
      SubGroup group,
      int[] matrix,
      int rows,
      int columns,
      FloatAccessor source,
      int offset,
      int stride,
      MatrixLayout layout) {
    int down = layout == MatrixLayout.ROW_MAJOR ? stride : 1;
    int right = layout == MatrixLayout.ROW_MAJOR ? 1 : stride;
    int lane = group.localId();
    int across = columns / 8;
    int count = TILE_ROWS * 8 / Lanes.width();
    for (int i = 0; i < rows / TILE_ROWS * across * count; i++) {
      int element = i % count * Lanes.width() + lane;
      int row = i / count / across * TILE_ROWS;
      int column = i / count % across * 8;
      if (MatrixEngine.isPresent()) {
        row += lane / 4 + i % 2 * 8;
        column += lane % 4 + i / 2 % 2 * 4;
      } else {
        row += element % TILE_ROWS;
        column += element / TILE_ROWS;
      }
      matrix[i] = tf32(source.get(offset + row * down + column * right));
    }
  }

  /** The right matrix of a product of TF32. */
  public static void loadTf32B(
      SubGroup group,
      int[] matrix,
      int rows,
      int columns,
      FloatAccessor source,
      int offset,
      int stride,
      MatrixLayout layout) {
    int down = layout == MatrixLayout.ROW_MAJOR ? stride : 1;
    int right = layout == MatrixLayout.ROW_MAJOR ? 1 : stride;
    int lane = group.localId();
    int across = columns / TILE_COLUMNS;
    int count = 8 * TILE_COLUMNS / Lanes.width();
    for (int i = 0; i < rows / 8 * across * count; i++) {
      int element = i % count * Lanes.width() + lane;
      int row = i / count / across * 8;
      int column = i / count % across * TILE_COLUMNS;
      if (MatrixEngine.isPresent()) {
        row += lane % 4 + i % 2 * 4;
        column += lane / 4;
      } else {
        row += element / TILE_COLUMNS;
        column += element % TILE_COLUMNS;
      }
      matrix[i] = tf32(source.get(offset + row * down + column * right));
    }
  }

  private static int tf32(float value) {
    return Float.floatToRawIntBits(TensorFloat.round(value));
  }

  /** The matrix to which products are added. */
  public static void loadAccumulator(
      SubGroup group,
      float[] matrix,
      int rows,
      int columns,
      FloatAccessor source,
      int offset,
      int stride,
      MatrixLayout layout) {
    int count = TILE_ROWS * TILE_COLUMNS / Lanes.width();
    for (int i = 0; i < rows * columns / Lanes.width(); i++) {
      matrix[i] = source.get(place(group, i, count, columns, offset, stride, layout));
    }
  }

  /** The matrix to which products were added. */
  public static void storeAccumulator(
      SubGroup group,
      float[] matrix,
      int rows,
      int columns,
      FloatAccessor target,
      int offset,
      int stride,
      MatrixLayout layout) {
    int count = TILE_ROWS * TILE_COLUMNS / Lanes.width();
    for (int i = 0; i < rows * columns / Lanes.width(); i++) {
      target.set(place(group, i, count, columns, offset, stride, layout), matrix[i]);
    }
  }

  /** The index of an element of a matrix to which products are added. */
  private static int place(
      SubGroup group, int i, int count, int columns, int offset, int stride, MatrixLayout layout) {
    int lane = group.localId();
    int across = columns / TILE_COLUMNS;
    int row = i / count / across * TILE_ROWS;
    int column = i / count % across * TILE_COLUMNS;
    if (MatrixEngine.isPresent()) {
      row += lane / 4 + i / 2 % 2 * 8;
      column += lane % 4 * 2 + i % 2;
    } else {
      int element = i % count * Lanes.width() + lane;
      row += element / TILE_COLUMNS;
      column += element % TILE_COLUMNS;
    }
    return layout == MatrixLayout.ROW_MAJOR
        ? offset + row * stride + column
        : offset + row + column * stride;
  }
}
