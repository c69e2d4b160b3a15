import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Compound assignment and steps on elements with side effects in the index, implicit narrowing, values used. */
public class CompoundAssignments {
  static int next(int[] state) {
    return state[0]++ & 3;
  }

  public static Object run(DeviceQueue q) {
    int n = 60;
    int[] ints = new int[n * 4];
    byte[] bytes = new byte[n * 4];
    char[] chars = new char[n * 4];
    long[] longs = new long[n * 4];
    double[] doubles = new double[n * 4];
    q.parallelFor(
            range(n),
            i -> {
              int k = i * 4;
              int[] state = {i};
              ints[k++] += k * 3;
              ints[k] = k++ + ++k - k--;
              ints[i * 4 + next(state)] -= ints[i * 4 + next(state)]++ * 5;
              ints[i * 4 + next(state)] <<= ints[i * 4] = 5;
              bytes[i * 4 + next(state)] += 200.7;
              bytes[i * 4 + next(state)]--;
              bytes[i * 4 + 3] *= bytes[i * 4 + 2] = (byte) i;
              bytes[i * 4] >>>= 1;
              chars[i * 4 + 1] += -1;
              chars[i * 4 + 1] /= 2.5f;
              chars[i * 4 + (state[0] & 1)] |= 'a';
              --chars[i * 4 + 2];
              longs[i * 4] -= 1e30f;
              longs[i * 4 + 1] ^= longs[i * 4]-- >>> i;
              longs[i * 4 + 2] += longs[i * 4 + 2] += i + 1;
              doubles[i * 4 + (state[0]++ & 1)] += i / 3 + 1 / 3.0;
              doubles[i * 4 + 1] %= 0.3;
              doubles[i * 4 + 2]++;
              int a = i, b;
              b = a += a++ * 2 + a;
              a -= a - (a = 7);
              ints[i * 4 + 3] = a * 1000 + b;
              short s = (short) i;
              s += s++ + ++s;
              s *= 1.5;
              s >>= 70000;
              longs[i * 4 + 3] = s;
            })
        .await();
    return new Object[] {ints, bytes, chars, longs, doubles};
  }
}
