import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;

/** What neighbouring work-items do differently although it looks the same: numbers that wrap, and
 * loops that they leave by several exits. */
public class ApartInLanes {
  private static final int N = 301;

  /** The sum wraps between two neighbours, the difference is not the same before and after it. */
  static String differences(DeviceQueue q, int k, byte b) {
    long[] wide = new long[N];
    int[] narrow = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              wide[i] = (long) (i + k) - i;
              narrow[i] = (byte) (i + b) - i;
              if ((byte) (i + b) - i == b) {
                narrow[i] += 1000;
              }
            })
        .await();
    return Arrays.toString(wide) + Arrays.toString(narrow);
  }

  /** Indices that go on at the other end of the array. */
  static String rings(DeviceQueue q) {
    int[] table = new int[256];
    short[] large = new short[1 << 16];
    for (int i = 0; i < table.length; i++) {
      table[i] = 3 * i + 1;
    }
    for (int i = 0; i < large.length; i++) {
      large[i] = (short) (7 * i);
    }
    int[] read = new int[256];
    int[] written = new int[256];
    long[] odd = new long[512];
    q.parallelFor(
            range(256),
            i -> {
              read[i] = table[(byte) (i + 5) + 128] + large[(short) (i + 32700) + 32768];
              written[(byte) (i + 9) + 128] = i;
              odd[2 * (byte) (i + 3) + 257] = i;
            })
        .await();
    return Arrays.toString(read) + Arrays.toString(written) + Arrays.toString(odd);
  }

  /** A loop that all leave together if the first exit is taken, and apart by the second. */
  static String exits(DeviceQueue q, int m, float limit) {
    float[] w = new float[m];
    float[] a = new float[N];
    for (int j = 0; j < m; j++) {
      w[j] = j;
    }
    for (int i = 0; i < N; i++) {
      a[i] = i * 37 % 101;
    }
    int[] out = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              int hit;
              int k = 0;
              while (true) {
                float s = 0;
                for (int j = 0; j < m; j++) {
                  s += w[j] * k;
                }
                if (s > limit) {
                  hit = 2;
                  break;
                }
                if (a[i] < s) {
                  hit = 1;
                  break;
                }
                k++;
              }
              out[i] = hit == 1 ? 100 + k : hit;
            })
        .await();
    return Arrays.toString(out);
  }

  /** All leave two loops together, but some are not in the inner one any more. */
  static String leftOuter(DeviceQueue q, int m) {
    int[] flags = new int[m];
    int[] stop = new int[64 * m];
    stop[9 * m + 2] = 1;
    float[] a = new float[N];
    int[] acc = new int[N];
    int[] out = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = i % 7 * 0.25f;
    }
    flags[1] = 1;
    flags[3] = 1;
    q.parallelFor(
            range(N),
            i -> {
              int r = 0;
              outer:
              while (true) {
                r++;
                int j = 0;
                while (true) {
                  if (flags[j] > 0) {
                    acc[i] += j + r;
                  }
                  if (stop[r * m + j] > 0 || r > 20) {
                    break outer;
                  }
                  if (a[i] * r < j) {
                    break;
                  }
                  j++;
                }
              }
              out[i] = r;
            })
        .await();
    return Arrays.toString(out) + Arrays.toString(acc);
  }

  /** Whether a loop goes on was decided in the pass before. */
  static String decidedBefore(DeviceQueue q, int n) {
    int[] out = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              boolean more = true;
              boolean go;
              int k = 0;
              do {
                go = more;
                k++;
                more = k < n;
              } while (go);
              out[i] = k + i;
            })
        .await();
    return Arrays.toString(out);
  }

  /** An index of a block of elements and one within bounds, which two loads share. */
  static String sharedIndices(DeviceQueue q) {
    double[] near = new double[N];
    double[] row = new double[N];
    double[] out = new double[N];
    for (int i = 0; i < N; i++) {
      near[i] = i * 1.5 + 1;
      row[i] = i;
    }
    q.parallelFor(
            range(N),
            i -> {
              double sum = near[i / 16] + near[Math.min(i + 1, N - 1)];
              int count = 0;
              while (true) {
                if (++count > 2) {
                  break;
                }
                row[i]--;
                sum += near[i / 16] * near[Math.min(i + 1, N - 1)];
              }
              out[i] = sum;
            })
        .await();
    return Arrays.toString(out) + Arrays.toString(row);
  }

  public static Object run(DeviceQueue q) {
    return differences(q, Integer.MAX_VALUE - 5, (byte) 5)
        + rings(q)
        + exits(q, 4, 90)
        + leftOuter(q, 64)
        + decidedBefore(q, 6)
        + sharedIndices(q);
  }
}
