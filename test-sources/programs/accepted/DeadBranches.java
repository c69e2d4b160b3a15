import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** What a constant condition never reaches is not device code: nothing is said of it. */
public class DeadBranches {
  static final boolean DEBUG = false;
  static final int LEVEL = 2;
  static List<String> log = new ArrayList<>();

  static int logged(int x) {
    if (DEBUG) {
      log.add("x = " + x);
      throw new IllegalStateException();
    }
    return LEVEL > 3 ? log.size() : x;
  }

  public static Object run(DeviceQueue q) {
    int[] out = new int[16];
    int[] unused = new int[16];
    q.parallelFor(
            range(16),
            i -> {
              if (!DEBUG) {
                out[i] = logged(i) + 1;
              } else {
                System.out.println(i);
              }
              if (LEVEL == 2 || log.isEmpty()) {
                out[i]++;
              }
              IntUnaryOperator twice = x -> DEBUG ? unused[x] : 2 * x;
              out[i] += twice.applyAsInt(i);
              if (DEBUG && log.isEmpty()) {
                out[i] = new ArrayList<>().size();
              }
            })
        .await();
    return out;
  }
}
