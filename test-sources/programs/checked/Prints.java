import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Each method prints lines from a kernel. */
public class Prints {
  static final String FORMAT = "item %d of" + " %s%n";

  record Point(float x, double y) {
    void print() {
      DeviceDebug.printf("(%s, %s)%n", x, y);
    }
  }

  static int next(int x) {
    DeviceDebug.printf("next %d%n", x);
    return x + 1;
  }

  public static void nothing(DeviceQueue q) {
    q.singleTask(() -> DeviceDebug.printf("a line without values, 100 %% and more%n"));
  }

  public static void constantFormat(DeviceQueue q) {
    q.parallelFor(range(3), i -> DeviceDebug.printf(FORMAT, i, 3L));
  }

  public static void integers(DeviceQueue q) {
    byte[] b = {0, 1, -1, Byte.MIN_VALUE, Byte.MAX_VALUE};
    short[] s = {0, 1, -1, Short.MIN_VALUE, Short.MAX_VALUE};
    int[] n = {0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};
    long[] l = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE};
    q.parallelFor(
        range(5),
        i -> {
          DeviceDebug.printf("%d %d %d %d%n", b[i], s[i], n[i], l[i]);
          DeviceDebug.printf("%x %X %x %x%n", b[i], s[i], n[i], l[i]);
          DeviceDebug.printf("%o %o %o %o%n", b[i], s[i], n[i], l[i]);
          DeviceDebug.printf("%,d|%(d|%+d|% d|%020d|%-25d|%n", n[i], n[i], n[i], n[i], l[i], l[i]);
          DeviceDebug.printf("%s %S %10s %-10s|%n", b[i], s[i], n[i], l[i]);
        });
  }

  public static void charactersAndBooleans(DeviceQueue q) {
    char[] c = {'a', 'Z', '\u00e4', '\u20ac', '"'};
    q.parallelFor(
        range(5),
        i ->
            DeviceDebug.printf(
                "%c %C %s %5c %c %b %B %s %h%n", c[i], c[i], c[i], c[i], 65 + i, i > 2, i > 2, i == 1, c[i]));
  }

  public static void floats(DeviceQueue q) {
    float[] f = {0f, -0f, 1.1f, Float.NaN, Float.POSITIVE_INFINITY, Float.MIN_VALUE, -3.4e38f};
    q.parallelFor(
        range(7),
        i -> {
          DeviceDebug.printf("%f %e %g %s%n", f[i], f[i], f[i], f[i]);
          DeviceDebug.printf("%a %.3f %12.4e %s%n", f[i], f[i], f[i], (double) f[i]);
        });
  }

  public static void doubles(DeviceQueue q) {
    double[] d = {0, -0.0, 0.1, Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 1e300};
    q.parallelFor(
        range(7),
        i -> {
          DeviceDebug.printf("%f %e %g %s%n", d[i], d[i], d[i], d[i]);
          DeviceDebug.printf("%a %.3f %12.4e %s%n", d[i], d[i], d[i], (float) d[i]);
        });
  }

  public static void positions(DeviceQueue q) {
    q.parallelFor(range(3), i -> DeviceDebug.printf("%2$d %1$d %<x %2$s%n", i, i * 10));
  }

  public static void orderOfEvaluation(DeviceQueue q) {
    q.parallelFor(
        range(4),
        i -> {
          int k = i * 10;
          DeviceDebug.printf("%d %d %d%n", k++, k++, k = 7);
        });
  }

  public static void inFunctions(DeviceQueue q) {
    int[] out = new int[4];
    q.parallelFor(
        range(4),
        i -> {
          out[i] = next(next(i * 10));
          new Point(i, i / 2.0).print();
        });
  }

  public static void inLoops(DeviceQueue q) {
    q.parallelFor(
        range(3),
        i -> {
          for (int k = 0; k < 3; DeviceDebug.printf("update %d %d%n", i, k), k++) {
            DeviceDebug.printf("body %d %d%n", i, k);
          }
        });
  }

  public static void betweenBarriers(DeviceQueue q) {
    q.parallelFor(
        ndRange(32, 8),
        it -> {
          DeviceDebug.printf("first %d%n", it.globalId());
          it.barrier();
          DeviceDebug.printf("second %d%n", it.localId());
        });
  }

  public static void manyItems(DeviceQueue q) {
    q.parallelFor(range(5000), i -> DeviceDebug.printf("%d %d%n", i, i * 1_000_000_007L));
  }

  public static void severalLaunches(DeviceQueue q) {
    for (int round = 0; round < 5; round++) {
      int r = round;
      q.parallelFor(range(2), i -> DeviceDebug.printf("launch %d item %d%n", r, i));
    }
  }
}
