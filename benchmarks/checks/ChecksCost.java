import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.benchmarks.cpu.BenchmarkClock;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/**
 * Times the same kernels without and with checks, in turn, so that what else the machine does falls on both. Arguments: seconds for each
 * kernel, the clock, the names of kernels or "all", the folder of the classes without checks, that with, and the devices.
 */
public final class ChecksCost {

  private static final String SAMPLES = "Samples";
  private static final int FEWEST_ROUNDS = 6;

  private final BenchmarkClock clock;
  private final long nanoseconds;
  private double logarithms;
  private int kernels;

  private ChecksCost(BenchmarkClock clock, long nanoseconds) {
    this.clock = clock;
    this.nanoseconds = nanoseconds;
  }

  public static void main(String[] arguments) throws Exception {
    List<String> words = List.of(arguments);
    long nanoseconds = (long) (Double.parseDouble(words.get(0)) * 1e9);
    BenchmarkClock clock = BenchmarkClock.valueOf(words.get(1).toUpperCase(Locale.ROOT));
    List<String> names = List.of(words.get(2).split(","));
    List<ClassLoader> both = List.of(loader(words.get(3)), loader(words.get(4)));
    System.out.println("| kernel | device | off, ms | on, ms | on / off | rounds |\n|---|---|---|---|---|---|");
    for (String device : words.subList(5, words.size())) {
      try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
        new ChecksCost(clock, nanoseconds).compare(device, queue, names, both);
      }
    }
  }

  private static ClassLoader loader(String classes) throws Exception {
    return new URLClassLoader(new URL[] {Path.of(classes).toUri().toURL()}, ChecksCost.class.getClassLoader());
  }

  private void compare(String device, DeviceQueue queue, List<String> names, List<ClassLoader> both) throws Exception {
    boolean all = names.contains("all");
    if (all || names.contains(SAMPLES)) {
      Map<String, Runnable> off = samples(both.get(0), queue);
      Map<String, Runnable> on = samples(both.get(1), queue);
      for (String name : off.keySet()) {
        compare(name, device, List.of(off.get(name), on.get(name)), queue::await);
      }
    }
    for (String name : names(both.get(0))) {
      if (all || names.contains(name)) {
        Runnable[] off = kernel(both.get(0), name, queue);
        Runnable[] on = kernel(both.get(1), name, queue);
        compare(name, device, List.of(off[0], on[0]), () -> {});
        off[1].run();
        on[1].run();
      }
    }
    System.out.printf("%ngeometric mean on %s: %.3f%n", device, Math.exp(logarithms / kernels));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Runnable> samples(ClassLoader loader, DeviceQueue queue) throws Exception {
    return (Map<String, Runnable>)
        loader.loadClass("CheckedKernels").getMethod("launches", DeviceQueue.class).invoke(null, queue);
  }

  @SuppressWarnings("unchecked")
  private static Iterable<String> names(ClassLoader loader) throws Exception {
    return (Iterable<String>) loader.loadClass("ProcessorKernels").getMethod("names").invoke(null);
  }

  private static Runnable[] kernel(ClassLoader loader, String name, DeviceQueue queue) throws Exception {
    return (Runnable[])
        loader
            .loadClass("ProcessorKernels")
            .getMethod("of", String.class, DeviceQueue.class)
            .invoke(null, name, queue);
  }

  private void compare(String name, String device, List<Runnable> both, Runnable wait) throws InterruptedException {
    List<List<Double>> times = List.of(new ArrayList<>(), new ArrayList<>());
    try {
      for (Runnable launch : both) {
        launch.run();
        wait.run();
      }
    } catch (KernelNotSupportedException e) {
      System.out.printf("| %s | %s | not supported | | | |%n", name, device);
      return;
    }
    long end = System.nanoTime() + nanoseconds;
    for (int round = 0; System.nanoTime() < end || times.get(1).size() < FEWEST_ROUNDS; round++) {
      for (int k : round % 2 == 0 ? new int[] {0, 1} : new int[] {1, 0}) {
        long start = clock.nanoseconds();
        both.get(k).run();
        wait.run();
        times.get(k).add((clock.nanoseconds() - start) / 1e6);
      }
    }
    double off = new TreeSet<>(times.get(0)).first();
    double on = new TreeSet<>(times.get(1)).first();
    logarithms += Math.log(on / off);
    kernels++;
    System.out.printf(
        "| %s | %s | %.3f | %.3f | %.2f | %d |%n", name, device, off, on, on / off, times.get(1).size());
  }
}
