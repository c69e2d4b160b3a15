import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;

/** {@code DeviceMath}, and what the JDK's classes of characters and numbers have for kernels. */
public class DeviceMathMethods {
  public static Object run(DeviceQueue q) {
    int n = 64;
    int[] ints = new int[n];
    long[] longs = new long[n];
    float[] floats = new float[n];
    double[] doubles = new double[n];
    int[] chars = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              ints[i] = DeviceMath.clamp(i * 1000003, -500, 4000);
              longs[i] = DeviceMath.clamp((long) i << 40, 1L << 42, 1L << 44);
              floats[i] = DeviceMath.clamp(i % 7 == 0 ? Float.NaN : i / 3f - 5, -1.5f, 2.5f);
              doubles[i] = DeviceMath.clamp(i % 2 == 0 ? -0.0 : i, 0.0, 30.5);
              char c = (char) (i * 1031);
              int code = i * 40009 - 100;
              int sum = Character.isHighSurrogate(c) ? 1 : 0;
              sum += Character.isLowSurrogate(c) ? 2 : 0;
              sum += Character.isSurrogate(c) ? 4 : 0;
              sum += Character.isSurrogatePair(c, (char) (c + 1024)) ? 8 : 0;
              sum += Character.isBmpCodePoint(code) ? 16 : 0;
              sum += Character.isSupplementaryCodePoint(code) ? 32 : 0;
              sum += Character.isValidCodePoint(code) ? 64 : 0;
              sum += Character.isISOControl(code) || Character.isISOControl(c) ? 128 : 0;
              sum += 256 * Character.charCount(code);
              chars[i] = sum * 31 + Character.toCodePoint(c, (char) i) + Character.highSurrogate(code) * 7
                  + Character.lowSurrogate(code) * 3 + Character.forDigit(i, 36) + Integer.max(i, 9) + Long.hashCode(longs[i]);
            })
        .await();
    return new Object[] {ints, longs, floats, doubles, chars};
  }
}
