import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** if, ternary, short circuit, shadowing in blocks, mixed numeric types. */
public class Branches {
  /** Of type float. Returned as a double, javac would leave out the rounding that the JLS asks for. */
  static float choose(int x, float y, long z) {
    return x % 3 == 0 ? x : x % 3 == 1 ? y : z;
  }

  static char letter(int x) {
    return (char) (x > 25 ? '?' : 'a' + x);
  }

  static boolean odd(int x) {
    return (x & 1) != 0;
  }

  public static Object run(DeviceQueue q) {
    double[] d = new double[60];
    char[] c = new char[60];
    int[] k = new int[60];
    q.parallelFor(
            range(60),
            i -> {
              d[i] = choose(i, i * 0.1f, i * 10000000000L);
              c[i] = letter(i);
              int v;
              if (odd(i) && i > 10 || i == 4) {
                int t = i * 2;
                v = t;
              } else if (!odd(i) ^ i > 30) {
                int t = i * 3;
                v = t - 1;
              } else {
                v = -1;
              }
              if (i > 50) v++;
              {
                byte t = (byte) (v * 77);
                short u = t;
                v += u;
              }
              var w = 'x' + v;
              final long big = w;
              k[i] = (int) (big ^ big >>> 3);
            })
        .await();
    return new Object[] {d, c, k};
  }
}
