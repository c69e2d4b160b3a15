import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Times the same kernels without and with checks, in turn, so that what else the machine does falls on both. Arguments: seconds for each
 * kernel, the folder of the classes without checks, that with, and the devices.
 */
public final class ChecksCost {

  private ChecksCost() {}

  public static void main(String[] arguments) throws Exception {
    long nanoseconds = Long.parseLong(arguments[0]) * 1_000_000_000L;
    System.out.println("| kernel | device | off, ms | on, ms | on / off | rounds |\n|---|---|---|---|---|---|");
    for (String device : List.of(arguments).subList(3, arguments.length)) {
      try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
        Map<String, Runnable> off = launches(arguments[1], queue);
        Map<String, Runnable> on = launches(arguments[2], queue);
        for (String name : off.keySet()) {
          compare(name, device, queue, List.of(off.get(name), on.get(name)), nanoseconds);
        }
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Runnable> launches(String classes, DeviceQueue queue) throws Exception {
    ClassLoader loader =
        new URLClassLoader(
            new URL[] {Path.of(classes).toUri().toURL()}, ChecksCost.class.getClassLoader());
    return (Map<String, Runnable>)
        loader.loadClass("CheckedKernels").getMethod("launches", DeviceQueue.class).invoke(null, queue);
  }

  private static void compare(
      String name, String device, DeviceQueue queue, List<Runnable> both, long nanoseconds) {
    List<List<Double>> times = List.of(new ArrayList<>(), new ArrayList<>());
    long end = System.nanoTime() + nanoseconds;
    while (System.nanoTime() < end || times.get(1).size() < 10) {
      for (int k = 0; k < 2; k++) {
        long start = System.nanoTime();
        both.get(k).run();
        queue.await();
        times.get(k).add((System.nanoTime() - start) / 1e6);
      }
    }
    double off = times.get(0).stream().min(Double::compare).orElseThrow();
    double on = times.get(1).stream().min(Double::compare).orElseThrow();
    System.out.printf(
        "| %s | %s | %.3f | %.3f | %.2f | %d |%n", name, device, off, on, on / off, times.get(1).size());
  }
}
