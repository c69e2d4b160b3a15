import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** {@code Math.addExact} and its family where nothing overflows, at the edges of what does not. */
public class ExactMethods {
  static final int[] INTS = {
    0, 1, -1, 7, -13, 46340, -46341, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE + 1, Integer.MIN_VALUE
  };
  static final long[] LONGS = {
    0, 1, -1, 7, -13, 3037000499L, -3037000500L, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE + 1, Long.MIN_VALUE
  };

  static int distance(int x, int y) {
    return Math.absExact(Math.subtractExact(x, y));
  }

  static boolean fits(long x) {
    return x >= Integer.MIN_VALUE && x <= Integer.MAX_VALUE;
  }

  public static Object run(DeviceQueue q) {
    int n = INTS.length;
    int[] ints = new int[n * n * 4];
    long[] longs = new long[n * n * 4];
    int[] one = new int[n * 5];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              int x = INTS[i], y = INTS[j];
              int at = (i * n + j) * 4;
              ints[at] = fits((long) x + y) ? Math.addExact(x, y) : x + y;
              ints[at + 1] = fits((long) x - y) ? StrictMath.subtractExact(x, y) : x - y;
              ints[at + 2] = fits((long) x * y) ? Math.multiplyExact(x, y) : x * y;
              ints[at + 3] = fits(Math.abs((long) x - y)) ? distance(x, y) : -1;
              long a = LONGS[i] >> 1, b = LONGS[j] >> 1;
              longs[at] = Math.addExact(a, b);
              longs[at + 1] = Math.subtractExact(a, b);
              longs[at + 2] = StrictMath.multiplyExact(LONGS[i] >> 32, LONGS[j] >> 32);
              longs[at + 3] = Math.multiplyExact(LONGS[i] >> 32, y);
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              int x = INTS[i];
              one[i * 5] = x < Integer.MAX_VALUE ? Math.incrementExact(x) : x;
              one[i * 5 + 1] = x > Integer.MIN_VALUE ? Math.decrementExact(x) : x;
              one[i * 5 + 2] = x > Integer.MIN_VALUE ? Math.negateExact(x) : x;
              one[i * 5 + 3] = Math.toIntExact(LONGS[i] >> 32);
              one[i * 5 + 4] = (int) (Math.negateExact(Math.incrementExact(LONGS[i] >> 1)) + Math.absExact(Math.decrementExact(LONGS[i] >> 1)));
            })
        .await();
    return new Object[] {ints, longs, one};
  }
}
