import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.DeviceTarget;
import dev.sycamore.LocalInts;
import java.util.Arrays;

/** Each target has code of its own for the same result. */
public class TargetCode {
  static int square(int i) {
    boolean compiled =
        DeviceTarget.isNativeCpu()
            || DeviceTarget.isSpirv()
            || DeviceTarget.isOpenClC()
            || DeviceTarget.isPtx()
            || DeviceTarget.isAmdgcn();
    if (DeviceTarget.isHost() == compiled) {
      return -1;
    }
    return compiled ? sumOfOddNumbers(i) : i * i;
  }

  static int sumOfOddNumbers(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += 2 * i + 1;
    }
    return sum;
  }

  static String classes(DeviceQueue q) {
    int[] out = new int[8];
    q.submit(
            h -> {
              LocalInts shared = h.localInts(4);
              h.parallelFor(
                  ndRange(8, 4),
                  it -> {
                    shared.set(it.localId(), square(it.globalId()));
                    // The same for all work-items, so a barrier may depend on it.
                    if (DeviceTarget.isAtLeastSm(80)) {
                      it.subGroup().barrier();
                      it.barrier();
                    } else {
                      it.barrier();
                    }
                    out[it.globalId()] = shared.get(3 - it.localId());
                  });
            })
        .await();
    return Arrays.toString(out);
  }

  public static Object run(DeviceQueue q) {
    int[] out = new int[16];
    q.parallelFor(range(16), i -> out[i] = square(i)).await();
    return Arrays.toString(out) + classes(q);
  }
}
