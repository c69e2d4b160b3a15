import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;

/** Kernels whose work-items do not all reach the same barriers. */
public class PartedGroups {
  static final int SIZE = 16;

  /** The last work-item ends the loop before the others have looked. */
  public static void endsEarly(DeviceQueue q) {
    int[] out = new int[64];
    q.submit(h -> {
      LocalInts more = h.localInts(1);
      h.parallelFor(ndRange(64, SIZE), it -> {
        more.set(0, 1);
        it.barrier();
        for (int k = 0; k < 3 && more.get(0) != 0; k++) {
          if (it.localId() == SIZE - 2) {
            more.set(0, 0);
          }
          it.barrier();
          out[it.globalId()] += 1;
        }
      });
    }).await();
  }

  /** Half of the group goes another way, to a barrier of its own. */
  public static void differentBarriers(DeviceQueue q) {
    int[] out = new int[64];
    int[] state = {0};
    q.parallelFor(ndRange(64, SIZE), it -> {
      if (it.localId() == SIZE / 2) {
        state[0] = 1;
      }
      if (state[0] == 0) {
        out[it.globalId()] = 1;
        it.barrier();
        out[it.globalId()] += 1;
      } else {
        out[it.globalId()] = 2;
        it.barrier();
        out[it.globalId()] += 2;
      }
    }).await();
  }
}
