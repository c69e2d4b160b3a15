package dev.sycamore;

import java.util.function.IntToDoubleFunction;

/**
 * A matrix that the work-items of a sub-group hold together, each some of its elements. Which
 * work-item holds which element is the device's affair. {@link SubGroup} makes matrices, filled
 * with zeros:
 *
 * <pre>{@code
 * SubGroup group = it.subGroup();
 * MatrixAccumulator sum = group.accumulator(32, 32);
 * HalfMatrixA left = group.halfMatrixA(32, 16);
 * HalfMatrixB right = group.halfMatrixB(16, 32);
 * for (int k = 0; k < n; k += 16) {
 *   left.load(a, row * n + k, n);
 *   right.load(b, k * n + column, n);
 *   sum.multiplyAdd(left, right);
 * }
 * sum.store(c, row * n + column, n);
 * }</pre>
 *
 * <p>All work-items of the sub-group must reach each operation, with the same arguments. The size
 * of the work-group must be a multiple of the sub-group's. Numbers of rows and columns are
 * constants and multiples of those of a tile: 16 x 8 for {@link MatrixAccumulator}, 16 x 16 for
 * {@link HalfMatrixA}, 16 x 8 for {@link HalfMatrixB} and {@link Tf32MatrixA}, 8 x 8 for {@link
 * Tf32MatrixB}. In a kernel a matrix is a local variable, made where it is declared, and may be
 * passed to methods.
 *
 * <p>GPUs of NVIDIA from {@code sm_80} on multiply with their tensor cores, in images for such;
 * everything else computes {@link MatrixAccumulator#multiplyAdd} as written there, with the same
 * bits everywhere.
 */
public abstract class MatrixFragment {
  private final SubGroup group;
  private final int rows;
  private final int columns;
  private final float[] own;

  MatrixFragment(SubGroup group, int rows, int columns, int tileRows, int tileColumns) {
    if (rows <= 0 || columns <= 0 || rows % tileRows != 0 || columns % tileColumns != 0) {
      throw new IllegalArgumentException(
          "a matrix of %d x %d elements in tiles of %d x %d"
              .formatted(rows, columns, tileRows, tileColumns));
    }
    if (!group.isFull()) {
      throw new IllegalStateException(
          "a matrix of a sub-group of %d work-items: the size of the work-group must be a multiple of the sub-group's"
              .formatted(group.size()));
    }
    this.group = group;
    this.rows = rows;
    this.columns = columns;
    this.own = new float[(rows * columns + group.size() - 1) / group.size()];
  }

  /**
   * The number of rows.
   *
   * @return those of the whole matrix, not of this work-item alone
   */
  public final int rows() {
    return rows;
  }

  /**
   * The number of columns.
   *
   * @return those of the whole matrix, not of this work-item alone
   */
  public final int columns() {
    return columns;
  }

  final SubGroup group() {
    return group;
  }

  /** The elements of this work-item; of n work-items, one holds each n-th. */
  final float[] own() {
    return own;
  }

  /** The number of this work-item's elements. */
  final int count() {
    return (rows * columns - group.localId() + group.size() - 1) / group.size();
  }

  /** Sets this work-item's elements to what is at their indices in memory. */
  final void read(IntToDoubleFunction memory, int offset, int stride, MatrixLayout layout) {
    for (int i = 0; i < count(); i++) {
      own[i] = (float) memory.applyAsDouble(index(i, offset, stride, layout));
    }
  }

  /** The index in memory of one of this work-item's elements. */
  final int index(int i, int offset, int stride, MatrixLayout layout) {
    int element = i * group.size() + group.localId();
    return layout.index(offset, stride, element / columns, element % columns);
  }

  /** An element of a matrix of which each work-item has given what it holds. */
  final float element(float[][] all, int row, int column) {
    int element = row * columns + column;
    return all[element % all.length][element / all.length];
  }
}
