import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Times the same kernels without and with the detector, in turn, so that what else the machine does falls on both. Arguments: rounds, the
 * folder of the classes without it, that with it.
 */
public final class DetectionCost {
  private static final int WARM_UP = 3;
  private static final double MILLISECOND = 1e6;

  private DetectionCost() {}

  public static void main(String[] arguments) throws Exception {
    int rounds = Integer.parseInt(arguments[0]);
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      Map<String, Runnable> off = kernels(arguments[1], queue);
      Map<String, Runnable> on = kernels(arguments[2], queue);
      System.out.println("| kernel | off, ms | races, ms | races / off |\n|---|---|---|---|");
      for (String name : off.keySet()) {
        compare(name, List.of(off.get(name), on.get(name)), rounds);
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Runnable> kernels(String classes, DeviceQueue queue) throws Exception {
    URL[] path = {Path.of(classes).toUri().toURL()};
    ClassLoader loader = new URLClassLoader(path, DetectionCost.class.getClassLoader());
    return (Map<String, Runnable>) loader.loadClass("WatchedKernels").getMethod("all", DeviceQueue.class).invoke(null, queue);
  }

  private static void compare(String name, List<Runnable> both, int rounds) {
    double[][] times = new double[both.size()][rounds];
    for (int round = -WARM_UP; round < rounds; round++) {
      for (int k = 0; k < times.length; k++) {
        long begin = System.nanoTime();
        both.get(k).run();
        if (round >= 0) {
          times[k][round] = (System.nanoTime() - begin) / MILLISECOND;
        }
      }
    }
    double off = median(times[0]);
    double on = median(times[1]);
    System.out.printf("| %s | %.2f | %.1f | x %.1f |%n", name, off, on, on / off);
  }

  private static double median(double[] times) {
    Arrays.sort(times);
    return times[times.length / 2];
  }
}
