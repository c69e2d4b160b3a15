import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalFloats;
import dev.sycamore.NdItem1;
import java.util.Arrays;

/** Private arrays that were meant for a group, and what only looks like it. */
public class PrivateGroupArrays {
  static final int SIZE = 64;

  static float reversed(NdItem1 it, float x) {
    float[] t = /*! SYC2009 | `t` is private */new float[64];
    t[it.localId()] = x;
    it.barrier();
    return t[63 - it.localId()];
  }

  static void found(DeviceQueue q, float[] a, int n) {
    q.parallelFor(
        ndRange(1024, SIZE),
        it -> {
          float[] tile = /*! SYC2009 | `tile` is private */new float[SIZE];
          int l = it.localId();
          tile[l] = a[it.globalId()];
          it.barrier();
          a[it.globalId()] = tile[(l + 1) % SIZE];
        });
    // A tree, and no other element than one's own.
    q.parallelFor(
        ndRange(n, n / 8),
        it -> {
          float[] sums = /*! SYC2009 */new float[256];
          float[] own = /*! SYC2009 */new float[256];
          sums[it.localId()] = a[it.globalId()];
          own[it.localId()] = 2 * a[it.globalId()];
          for (int s = it.localRange() / 2; s > 0; s /= 2) {
            it.barrier();
            if (it.localId() < s) {
              sums[it.localId()] += sums[it.localId() + s];
            }
          }
          a[it.globalId()] = sums[0] + own[it.localId()] + reversed(it, 1);
        });
    q.parallelFor(
        ndRange(range(64, 64), range(8, 8)),
        it -> {
          int[] flat = /*! SYC2009 */new int[64];
          flat[it.localId(0) * 8 + it.localId(1)] = (int) a[it.globalId(0)];
          it.barrier();
          a[it.globalId(1)] = flat[it.localId(1) * 8 + it.localId(0)];
        });
  }

  static void none(DeviceQueue q, float[] a, int[] keys) {
    q.submit(
        h -> {
          LocalFloats shared = h.localFloats(SIZE);
          h.parallelFor(
              ndRange(1024, SIZE),
              it -> {
                shared.set(it.localId(), a[it.globalId()]);
                it.barrier();
                a[it.globalId()] = shared.get(SIZE - 1 - it.localId());
              });
        });
    // Tables of a work-item's own.
    q.parallelFor(
        ndRange(1024, SIZE),
        it -> {
          int[] counts = new int[SIZE];
          for (int k = 0; k < 8; k++) {
            counts[keys[k] & 63]++;
          }
          counts[it.localId()]++;
          float[] one = new float[SIZE];
          one[it.localId()] = 1;
          float sum = counts[keys[9] & 63];
          for (int k = 0; k < SIZE; k++) {
            sum += one[k] * a[k];
          }
          it.barrier();
          float[] filled = new float[SIZE];
          Arrays.fill(filled, 3);
          filled[it.localId()] = 4;
          float[] small = new float[4];
          small[it.localId() & 3] = sum;
          int at = it.localId();
          float[] strided = new float[SIZE];
          for (; at < SIZE; at += 8) {
            strided[at] = at;
          }
          float[] given = {1, 2, 3, 4};
          given[it.localId() % 4] = 5;
          float[] few = new float[8];
          few[it.localId()] = 1;
          a[it.globalId()] = sum + filled[5] + small[1] + strided[7] + given[it.localId() % 4] + few[it.localId()];
        });
    q.parallelFor(
        range(64),
        i -> {
          float[] t = new float[SIZE];
          t[i] = a[i];
          a[i] = t[i];
        });
  }
}
