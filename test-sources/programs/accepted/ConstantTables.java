import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Static final primitives, constant arrays (constant memory) of every type and in two dimensions, constant records. */
public class ConstantTables {
  static final int OFFSET = 3 * 7 - 1;
  static final long BIG = 1L << 40 | 5;
  static final char LETTER = 'x' + 1;
  static final boolean ON = OFFSET > 10;
  static final double THIRD = 1.0 / 3;
  static final float[] WEIGHTS = {0.25f, -1.5f, Float.MIN_VALUE, 3e38f, -0.0f};
  static final byte[] BYTES = {1, -128, 127, (byte) 0x80};
  static final short[] SHORTS = {-32768, 32767, 'a'};
  static final char[] CHARS = {'a', '\u00e9', '\uffff', '\n', '"'};
  static final long[] LONGS = {Long.MIN_VALUE, Long.MAX_VALUE, BIG, -1};
  static final double[] DOUBLES = {THIRD, Double.NaN, Double.NEGATIVE_INFINITY, Math.PI};
  static final boolean[] FLAGS = {true, false, ON};
  static final int[] ZEROS = new int[6];
  static final int[][] MATRIX = {{1, 2, 3}, {4, 5, 6}};

  interface Other {
    int[] TABLE = {5, 4, 3, 2, 1};
    int TABLES = 11;
    int FACTOR = TABLES + 2;
  }

  static int sum(int[] a) {
    int sum = 0;
    for (int v : a) sum += v;
    return sum;
  }

  public static Object run(DeviceQueue q) {
    int n = 40;
    long[] longs = new long[n];
    double[] doubles = new double[n];
    float[] floats = new float[n];
    int[] ints = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              longs[i] = LONGS[i % LONGS.length] + BIG * (FLAGS[i % 3] ? 1 : -1) + ZEROS[i % ZEROS.length];
              doubles[i] = DOUBLES[i & 3] * THIRD;
              floats[i] = WEIGHTS[i % 5] + OFFSET;
              ints[i] =
                  BYTES[i & 3] + SHORTS[i % 3] * 2 + CHARS[i % 5] + LETTER + MATRIX[i & 1][i % 3]
                      + Other.TABLE[i % 5] * Other.FACTOR + sum(Other.TABLE) + sum(MATRIX[i & 1]) + MATRIX[1].length;
            })
        .await();
    return new Object[] {longs, doubles, floats, ints};
  }
}
