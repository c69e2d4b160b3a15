package dev.sycamore.devicelib.groups;

import dev.sycamore.FloatUnaryOperator;
import dev.sycamore.SubGroup;

/** What sub-groups compute with matrices that are held as {@link MatrixMemory} describes. */
public final class MatrixProducts {
  private static final int TILE_ROWS = 16;
  private static final int TILE_COLUMNS = 8;
  private static final int HALF_DEPTH = 16;
  private static final int TF32_DEPTH = 8;

  private MatrixProducts() {}

  /** Sets the elements of a matrix to which products are added. */
  public static void fill(float[] matrix, int rows, int columns, float value) {
    for (int i = 0; i < rows * columns / Lanes.width(); i++) {
      matrix[i] = value;
    }
  }

  /** Changes the elements of a matrix to which products are added. */
  public static void map(float[] matrix, int rows, int columns, FloatUnaryOperator function) {
    for (int i = 0; i < rows * columns / Lanes.width(); i++) {
      matrix[i] = function.applyAsFloat(matrix[i]);
    }
  }

  /** Adds a product of halves. */
  public static void multiplyAddHalf(
      SubGroup group, float[] sum, int rows, int columns, int[] left, int[] right, int depth) {
    if (MatrixEngine.isPresent()) {
      int across = columns / TILE_COLUMNS;
      int deep = depth / HALF_DEPTH;
      for (int i = 0; i < rows / TILE_ROWS * across * deep; i++) {
        int k = i / across % deep;
        int row = i / across / deep;
        int column = i % across;
        MatrixEngine.multiplyAddHalf(
            sum,
            (row * across + column) * 4,
            left,
            (row * deep + k) * 4,
            right,
            (k * across + column) * 2);
      }
    } else {
      multiplyAdd(group, sum, rows, columns, left, right, depth, HALF_DEPTH);
    }
  }

  /** Adds a product of TF32. */
  public static void multiplyAddTf32(
      SubGroup group, float[] sum, int rows, int columns, int[] left, int[] right, int depth) {
    if (MatrixEngine.isPresent()) {
      int across = columns / TILE_COLUMNS;
      int deep = depth / TF32_DEPTH;
      for (int i = 0; i < rows / TILE_ROWS * across * deep; i++) {
        int k = i / across % deep;
        int row = i / across / deep;
        int column = i % across;
        MatrixEngine.multiplyAddTf32(
            sum,
            (row * across + column) * 4,
            left,
            (row * deep + k) * 4,
            right,
            (k * across + column) * 2);
      }
    } else {
      multiplyAdd(group, sum, rows, columns, left, right, depth, TF32_DEPTH);
    }
  }

  /**
   * Each element's products one after the other. The row and the column of a sum's element tell who
   * holds the factors.
   *
   * @param tileDepth the columns of a tile of the left matrix
   */
  private static void multiplyAdd(
      SubGroup group,
      float[] sum,
      int rows,
      int columns,
      int[] left,
      int[] right,
      int depth,
      int tileDepth) {
    int width = Lanes.width();
    int lane = group.localId();
    int across = columns / TILE_COLUMNS;
    int parts = MatrixShares.parts(TILE_COLUMNS);
    int together = MatrixShares.lines(TILE_COLUMNS);
    for (int tile = 0; tile < rows / TILE_ROWS * across; tile++) {
      int lefts = tile / across * (depth / tileDepth);
      int rights = tile % across;
      for (int k = 0; k < depth; k++) {
        // Elements are counted from the beginning of the matrices, as work-items hold them.
        int leftLine = (lefts + k / tileDepth) * TILE_ROWS * tileDepth + k % tileDepth * TILE_ROWS;
        int rightLine =
            (k / tileDepth * across + rights) * tileDepth * TILE_COLUMNS
                + k % tileDepth * TILE_COLUMNS;
        int next = tile * (TILE_ROWS * TILE_COLUMNS / width);
        for (int i = 0; i < TILE_ROWS / together; i++) {
          int row = leftLine + i * together;
          float a = element(left, row / width, (row + lane / TILE_COLUMNS) % width);
          for (int part = 0; part < parts; part++) {
            int column = rightLine + part * width;
            float b = element(right, column / width, (column + lane % TILE_COLUMNS) % width);
            sum[next] += a * b;
            next++;
          }
        }
      }
    }
  }

  private static float element(int[] matrix, int index, int localId) {
    return Float.intBitsToFloat(Lanes.shuffle(matrix[index], localId));
  }
}
