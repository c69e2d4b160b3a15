import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.ArrayList;
import java.util.List;

/** What no kernel reaches may be any Java. */
public class HostOnly {
  static final boolean DEBUG = false;
  static int counter;
  static final List<String> LOG = new ArrayList<>();

  static int recursive(int n) {
    return n == 0 ? 0 : 1 + recursive(n - 1);
  }

  static int used(int x) {
    if (DEBUG) {
      LOG.add("used " + x);
      throw new IllegalStateException();
    }
    return DEBUG ? recursive(x) : x + 1;
  }

  static void log(String text) {
    synchronized (LOG) {
      try {
        LOG.add(text + counter++);
      } finally {
        counter += recursive(3);
      }
    }
  }

  public static Object run(DeviceQueue q) {
    int[] out = new int[32];
    log("start");
    q.parallelFor(range(32), i -> out[i] = used(i)).await();
    return out;
  }
}
