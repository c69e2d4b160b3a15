package dev.sycamore;

import java.util.Arrays;

/**
 * A matrix of {@code float} to which products are added, held by a sub-group as {@link
 * MatrixFragment} describes. Its numbers of rows and columns are multiples of 16 and 8.
 */
public final class MatrixAccumulator extends MatrixFragment {
  /** The rows of a tile. */
  static final int TILE_ROWS = 16;

  /** The columns of a tile. */
  static final int TILE_COLUMNS = 8;

  MatrixAccumulator(SubGroup group, int rows, int columns) {
    super(group, rows, columns, TILE_ROWS, TILE_COLUMNS);
  }

  /**
   * Sets all elements to a value.
   *
   * @param value the same in all work-items
   */
  public void fill(float value) {
    Arrays.fill(own(), value);
  }

  /**
   * Sets each element to a function of itself: {@code sum.map(x -> Math.max(x, 0))}.
   *
   * @param function without effects
   */
  public void map(FloatUnaryOperator function) {
    for (int i = 0; i < count(); i++) {
      own()[i] = function.applyAsFloat(own()[i]);
    }
  }

  /**
   * Adds the product of two matrices of {@code Half}.
   *
   * <p>Except in images of PTX for {@code sm_80} and later, each element {@code c} is computed as
   * follows, with the same bits on every device: {@code for (int k = 0; k < left.columns(); k++) c
   * = c + a[k] * b[k]}, where {@code a} are the elements of the row as {@code float}, and {@code b}
   * those of the column. Each product is exact, each sum is rounded.
   *
   * <p>Tensor cores add in another order and cut off digits. Where all products and all sums of any
   * of them are {@code float}s, integers below 2^24 for example, the result is the same; otherwise
   * its error is at most {@code (n + 2) * 2^-22 * (abs(c) + abs(a[0] * b[0]) + ...)} for n
   * products.
   *
   * @param left with as many rows as this matrix
   * @param right with as many columns as this matrix, and as many rows as {@code left} has columns
   * @throws IllegalArgumentException if the numbers of rows and columns do not fit
   */
  public void multiplyAdd(HalfMatrixA left, HalfMatrixB right) {
    add(left, right);
  }

  /**
   * Adds the product of two matrices of TF32: as {@link #multiplyAdd(HalfMatrixA, HalfMatrixB)}, of
   * the numbers as they were rounded when they were loaded. Products below 2^-126 are rounded.
   *
   * @param left with as many rows as this matrix
   * @param right with as many columns as this matrix, and as many rows as {@code left} has columns
   * @throws IllegalArgumentException if the numbers of rows and columns do not fit
   */
  public void multiplyAdd(Tf32MatrixA left, Tf32MatrixB right) {
    add(left, right);
  }

  private void add(MatrixFragment left, MatrixFragment right) {
    if (left.rows() != rows() || right.columns() != columns() || left.columns() != right.rows()) {
      throw new IllegalArgumentException(
          "a product of %d x %d and %d x %d elements, added to %d x %d"
              .formatted(
                  left.rows(), left.columns(), right.rows(), right.columns(), rows(), columns()));
    }
    // Copies: a work-item may load the next ones while another still adds.
    Object[] all = group().exchange(new float[][] {left.own().clone(), right.own().clone()});
    float[][] lefts = new float[all.length][];
    float[][] rights = new float[all.length][];
    for (int i = 0; i < all.length; i++) {
      lefts[i] = ((float[][]) all[i])[0];
      rights[i] = ((float[][]) all[i])[1];
    }
    for (int i = 0; i < count(); i++) {
      int element = i * group().size() + group().localId();
      int row = element / columns();
      int column = element % columns();
      float sum = own()[i];
      for (int k = 0; k < left.columns(); k++) {
        sum += left.element(lefts, row, k) * right.element(rights, k, column);
      }
      own()[i] = sum;
    }
  }

  /**
   * Loads the elements from memory, row by row.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(float[] source, int offset, int stride) {
    load(source, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Loads the elements from memory.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(float[] source, int offset, int stride, MatrixLayout layout) {
    read(i -> source[i], offset, stride, layout);
  }

  /**
   * Stores the elements into memory, row by row.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(float[] target, int offset, int stride) {
    store(target, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Stores the elements into memory.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(float[] target, int offset, int stride, MatrixLayout layout) {
    for (int i = 0; i < count(); i++) {
      target[index(i, offset, stride, layout)] = own()[i];
    }
  }

  /**
   * Loads the elements from memory, row by row.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(FloatAccessor source, int offset, int stride) {
    load(source, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Loads the elements from memory.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(FloatAccessor source, int offset, int stride, MatrixLayout layout) {
    read(source::get, offset, stride, layout);
  }

  /**
   * Stores the elements into memory, row by row.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(FloatAccessor target, int offset, int stride) {
    store(target, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Stores the elements into memory.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(FloatAccessor target, int offset, int stride, MatrixLayout layout) {
    for (int i = 0; i < count(); i++) {
      target.set(index(i, offset, stride, layout), own()[i]);
    }
  }

  /**
   * Loads the elements from memory, row by row.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(LocalFloats source, int offset, int stride) {
    load(source, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Loads the elements from memory.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(LocalFloats source, int offset, int stride, MatrixLayout layout) {
    read(source::get, offset, stride, layout);
  }

  /**
   * Stores the elements into memory, row by row.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(LocalFloats target, int offset, int stride) {
    store(target, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Stores the elements into memory.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(LocalFloats target, int offset, int stride, MatrixLayout layout) {
    for (int i = 0; i < count(); i++) {
      target.set(index(i, offset, stride, layout), own()[i]);
    }
  }

  /**
   * Loads the elements from memory, row by row.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(FloatMemory source, int offset, int stride) {
    load(source, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Loads the elements from memory.
   *
   * @param source where the elements are read
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void load(FloatMemory source, int offset, int stride, MatrixLayout layout) {
    read(source::get, offset, stride, layout);
  }

  /**
   * Stores the elements into memory, row by row.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, in elements
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(FloatMemory target, int offset, int stride) {
    store(target, offset, stride, MatrixLayout.ROW_MAJOR);
  }

  /**
   * Stores the elements into memory.
   *
   * @param target where the elements are written
   * @param offset the index of the first element
   * @param stride the distance of rows, or of columns
   * @param layout whether rows or columns follow each other
   * @throws IndexOutOfBoundsException if an element is not there
   */
  public void store(FloatMemory target, int offset, int stride, MatrixLayout layout) {
    for (int i = 0; i < count(); i++) {
      target.set(index(i, offset, stride, layout), own()[i]);
    }
  }
}
