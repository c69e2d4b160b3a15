import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Enhanced for over captured, private and constant arrays, with conversions, jumps and writes; local var. */
public class EnhancedForAndVar {
  static final short[] TABLE = {3, -1, 4, 1, -5, 9, 2, 6};

  static long sum(byte[] bytes) {
    long sum = 0;
    for (long b : bytes) {
      if (b == 3) continue;
      if (b > 100) break;
      sum += b;
      b = 99;
    }
    return sum;
  }

  public static Object run(DeviceQueue q) {
    int n = 30;
    byte[] bytes = new byte[n];
    for (int i = 0; i < n; i++) bytes[i] = (byte) (i * 7);
    double[] out = new double[n];
    q.parallelFor(
            range(n),
            i -> {
              var total = 0.5;
              for (final var t : TABLE) total += t * i;
              var index = 0;
              var local = new int[] {i, i + 1, i + 2};
              for (var v : local) {
                local[index++ % 3] = -1;
                total += v;
              }
              for (char c : new char[] {'a', 'b'}) for (float f : new float[4]) total += c + f;
              var wide = (long) i;
              var flag = wide > 10;
              out[i] = total + sum(bytes) + (flag ? wide << 33 : 0);
            })
        .await();
    return out;
  }
}
