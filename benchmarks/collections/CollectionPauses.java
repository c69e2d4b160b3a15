import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * How long a program waits for a collection of the young generation, as the longest of the
 * allocations that fill it: while nothing else runs, while kernels run on copies of captured
 * arrays, and while they run on the arrays themselves, in turn. Arguments: the name of the
 * collector, and how many collections of each.
 */
public final class CollectionPauses {
  private static final int LENGTH = 1 << 20;
  private static final int IN_TURN = 5;

  /** The size of the young generation, in bytes. */
  private static final int YOUNG = 8 << 20;

  private static final int PIECE = 8 << 10;

  private static volatile String mode = "";
  private static volatile Object garbage;

  private CollectionPauses() {}

  public static void main(String[] arguments) throws InterruptedException {
    int collections = Integer.parseInt(arguments[1]);
    Map<String, List<Double>> times = new LinkedHashMap<>();
    for (String each : List.of("idle", "never", "always")) {
      times.put(each, new ArrayList<>());
      if (!each.equals("idle")) {
        Thread launches = new Thread(() -> launch(each));
        launches.setDaemon(true);
        launches.start();
      }
    }
    SplittableRandom random = new SplittableRandom(1);
    for (int done = -IN_TURN; done < collections; done += IN_TURN) {
      for (Map.Entry<String, List<Double>> each : times.entrySet()) {
        mode = each.getKey();
        Thread.sleep(50);
        for (int k = 0; k < IN_TURN; k++) {
          Thread.sleep(random.nextInt(20, 40));
          double longest = allocate();
          if (done >= 0) {
            each.getValue().add(longest);
          }
        }
      }
    }
    System.out.print("| " + arguments[0]);
    for (List<Double> each : times.values()) {
      double[] sorted = each.stream().mapToDouble(d -> d).sorted().toArray();
      System.out.printf(
          " | %.2f | %.2f | %.2f",
          sorted[sorted.length / 2], sorted[sorted.length * 9 / 10], sorted[sorted.length - 1]);
    }
    System.out.println(" |");
  }

  /** Fills the young generation, which is then collected; the milliseconds of the longest step. */
  private static double allocate() {
    long longest = 0;
    for (int allocated = 0; allocated < YOUNG; allocated += PIECE) {
      long start = System.nanoTime();
      garbage = new byte[PIECE];
      longest = Math.max(longest, System.nanoTime() - start);
    }
    return longest / 1e6;
  }

  /** Launches a kernel of some milliseconds over and over while it is the turn of a mode. */
  private static void launch(String own) {
    float[] x = new float[LENGTH];
    float[] y = new float[LENGTH];
    Arrays.fill(x, 0.5f);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      synchronized (CollectionPauses.class) {
        // A queue reads it when it loads a kernel.
        System.setProperty("sycamore.inPlace", own);
        run(q, x, y);
      }
      while (true) {
        if (mode.equals(own)) {
          run(q, x, y);
        } else {
          LockSupport.parkNanos(1_000_000);
        }
      }
    }
  }

  private static void run(DeviceQueue q, float[] x, float[] y) {
    q.parallelFor(
        range(LENGTH),
        i -> {
          float sum = y[i];
          for (int k = 0; k < 16; k++) {
            sum = sum * x[i] + k;
          }
          y[i] = sum;
        });
    q.await();
  }
}
