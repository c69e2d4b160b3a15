package dev.sycamore.devicelib.groups;

import dev.sycamore.FloatAccessor;
import dev.sycamore.Half;
import dev.sycamore.HalfAccessor;
import dev.sycamore.MatrixLayout;
import dev.sycamore.SubGroup;
import dev.sycamore.devicelib.NativeMath;
import dev.sycamore.devicelib.TensorFloat;

/**
 * Loads and stores of matrices. Memory may be of any kind; its indices are those of the caller, so
 * they are checked where checks are on.
 *
 * <p>A work-item holds its elements of each tile next to each other, tiles row by row. Where the
 * target multiplies matrices, they are those of its instruction; loops are not nested there, so
 * that they are unrolled, and elements are in registers. Otherwise see {@link MatrixShares}.
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
        matrix[i] = (source.get(at).bits() & 0xffff) | (source.get(at + right).bits() << 16);
      }
    } else {
      int parts = MatrixShares.parts(TILE_ROWS);
      int together = MatrixShares.lines(TILE_ROWS);
      int next = 0;
      for (int tile = 0; tile < rows / TILE_ROWS * across; tile++) {
        for (int i = 0; i < 16 / together; i++) {
          for (int part = 0; part < parts; part++) {
            int row = tile / across * TILE_ROWS + part * Lanes.width() + lane % TILE_ROWS;
            int column = tile % across * 16 + i * together + lane / TILE_ROWS;
            matrix[next] = bits(source.get(offset + row * down + column * right));
            next++;
          }
        }
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
        matrix[i] = (source.get(at).bits() & 0xffff) | (source.get(at + down).bits() << 16);
      }
    } else {
      int parts = MatrixShares.parts(TILE_COLUMNS);
      int together = MatrixShares.lines(TILE_COLUMNS);
      int next = 0;
      for (int tile = 0; tile < rows / 16 * across; tile++) {
        for (int i = 0; i < 16 / together; i++) {
          for (int part = 0; part < parts; part++) {
            int row = tile / across * 16 + i * together + lane / TILE_COLUMNS;
            int column = tile % across * TILE_COLUMNS + part * Lanes.width() + lane % TILE_COLUMNS;
            matrix[next] = bits(source.get(offset + row * down + column * right));
            next++;
          }
        }
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
    if (MatrixEngine.isPresent()) {
      for (int i = 0; i < rows / TILE_ROWS * across * 4; i++) {
        int row = i / 4 / across * TILE_ROWS + lane / 4 + i % 2 * 8;
        int column = i / 4 % across * 8 + lane % 4 + i / 2 % 2 * 4;
        float element = source.get(offset + row * down + column * right);
        // Not in a method: OpenCL C has all methods, whether it calls them or not.
        matrix[i] = Float.floatToRawIntBits(NativeMath.tf32(element));
      }
    } else {
      int parts = MatrixShares.parts(TILE_ROWS);
      int together = MatrixShares.lines(TILE_ROWS);
      int next = 0;
      for (int tile = 0; tile < rows / TILE_ROWS * across; tile++) {
        for (int i = 0; i < 8 / together; i++) {
          for (int part = 0; part < parts; part++) {
            int row = tile / across * TILE_ROWS + part * Lanes.width() + lane % TILE_ROWS;
            int column = tile % across * 8 + i * together + lane / TILE_ROWS;
            matrix[next] = tf32(source.get(offset + row * down + column * right));
            next++;
          }
        }
      }
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
    if (MatrixEngine.isPresent()) {
      for (int i = 0; i < rows / 8 * across * 2; i++) {
        int row = i / 2 / across * 8 + lane % 4 + i % 2 * 4;
        int column = i / 2 % across * TILE_COLUMNS + lane / 4;
        float element = source.get(offset + row * down + column * right);
        // Not in a method: OpenCL C has all methods, whether it calls them or not.
        matrix[i] = Float.floatToRawIntBits(NativeMath.tf32(element));
      }
    } else {
      int parts = MatrixShares.parts(TILE_COLUMNS);
      int together = MatrixShares.lines(TILE_COLUMNS);
      int next = 0;
      for (int tile = 0; tile < rows / 8 * across; tile++) {
        for (int i = 0; i < 8 / together; i++) {
          for (int part = 0; part < parts; part++) {
            int row = tile / across * 8 + i * together + lane / TILE_COLUMNS;
            int column = tile % across * TILE_COLUMNS + part * Lanes.width() + lane % TILE_COLUMNS;
            matrix[next] = tf32(source.get(offset + row * down + column * right));
            next++;
          }
        }
      }
    }
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
    int down = layout == MatrixLayout.ROW_MAJOR ? stride : 1;
    int right = layout == MatrixLayout.ROW_MAJOR ? 1 : stride;
    int lane = group.localId();
    int across = columns / TILE_COLUMNS;
    if (MatrixEngine.isPresent()) {
      for (int i = 0; i < rows / TILE_ROWS * across * 4; i++) {
        int row = i / 4 / across * TILE_ROWS + lane / 4 + i / 2 % 2 * 8;
        int column = i / 4 % across * TILE_COLUMNS + lane % 4 * 2 + i % 2;
        matrix[i] = source.get(offset + row * down + column * right);
      }
    } else {
      int parts = MatrixShares.parts(TILE_COLUMNS);
      int together = MatrixShares.lines(TILE_COLUMNS);
      int next = 0;
      for (int tile = 0; tile < rows / TILE_ROWS * across; tile++) {
        for (int i = 0; i < TILE_ROWS / together; i++) {
          for (int part = 0; part < parts; part++) {
            int row = tile / across * TILE_ROWS + i * together + lane / TILE_COLUMNS;
            int column = tile % across * TILE_COLUMNS + part * Lanes.width() + lane % TILE_COLUMNS;
            matrix[next] = source.get(offset + row * down + column * right);
            next++;
          }
        }
      }
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
    int down = layout == MatrixLayout.ROW_MAJOR ? stride : 1;
    int right = layout == MatrixLayout.ROW_MAJOR ? 1 : stride;
    int lane = group.localId();
    int across = columns / TILE_COLUMNS;
    if (MatrixEngine.isPresent()) {
      for (int i = 0; i < rows / TILE_ROWS * across * 4; i++) {
        int row = i / 4 / across * TILE_ROWS + lane / 4 + i / 2 % 2 * 8;
        int column = i / 4 % across * TILE_COLUMNS + lane % 4 * 2 + i % 2;
        target.set(offset + row * down + column * right, matrix[i]);
      }
    } else {
      int parts = MatrixShares.parts(TILE_COLUMNS);
      int together = MatrixShares.lines(TILE_COLUMNS);
      int next = 0;
      for (int tile = 0; tile < rows / TILE_ROWS * across; tile++) {
        for (int i = 0; i < TILE_ROWS / together; i++) {
          for (int part = 0; part < parts; part++) {
            int row = tile / across * TILE_ROWS + i * together + lane / TILE_COLUMNS;
            int column = tile % across * TILE_COLUMNS + part * Lanes.width() + lane % TILE_COLUMNS;
            target.set(offset + row * down + column * right, matrix[next]);
            next++;
          }
        }
      }
    }
  }

  private static int bits(Half value) {
    return Float.floatToRawIntBits(value.toFloat());
  }

  private static int tf32(float value) {
    return Float.floatToRawIntBits(TensorFloat.round(value));
  }
}
