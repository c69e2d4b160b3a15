import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/**
 * What an empty kernel costs on one device, in microseconds per launch: a launch with a wait for
 * it, a hundred launches with one wait, the same hundred as a graph, and on OpenCL devices the
 * driver's own calls beside them. The measurements take turns every few hundred microseconds, so
 * that the load of the machine hits all of them. Prints a line of tab-separated columns for each:
 * name, best, median.
 */
public final class LaunchCost {
  /** Launches that are measured as one. */
  static final int CHAIN = 100;

  /** Launches with a wait each that are measured as one. */
  private static final int WAITS = 50;

  private static final double WARM_UP = 0.5;

  /** One of the things that are measured. */
  private record Measurement(String name, int launches, Runnable work, List<Double> samples) {
    Measurement(String name, int launches, Runnable work) {
      this(name, launches, work, new ArrayList<>());
    }

    void run() {
      long start = System.nanoTime();
      work.run();
      samples.add((System.nanoTime() - start) / 1e3 / launches);
    }

    void print() {
      double[] sorted = samples.stream().mapToDouble(d -> d).sorted().toArray();
      System.out.printf("%s\t%.2f\t%.2f%n", name, sorted[0], sorted[sorted.length / 2]);
    }
  }

  private LaunchCost() {}

  /**
   * Measures.
   *
   * @param args the device, and for how many seconds
   */
  public static void main(String[] args) throws Exception {
    ComputeDevice device = ComputeDevice.select(args[0]);
    double seconds = Double.parseDouble(args[1]);
    List<Measurement> measurements = new ArrayList<>();
    try (DeviceQueue q = DeviceQueue.open(device)) {
      measurements.add(
          new Measurement(
              "launch and await", WAITS, () -> repeat(WAITS, () -> empty(q).await())));
      measurements.add(
          new Measurement(
              "chain of 100",
              CHAIN,
              () -> {
                repeat(CHAIN, () -> empty(q));
                q.await();
              }));
      AutoCloseable graph = addGraph(q, measurements);
      AutoCloseable driver = addDriver(device, measurements);
      runFor(seconds * WARM_UP, measurements);
      measurements.forEach(m -> m.samples().clear());
      runFor(seconds, measurements);
      graph.close();
      driver.close();
    }
    measurements.forEach(Measurement::print);
  }

  private static Event empty(DeviceQueue q) {
    return q.parallelFor(range(1), i -> {});
  }

  private static void repeat(int times, Runnable work) {
    for (int n = 0; n < times; n++) {
      work.run();
    }
  }

  private static void runFor(double seconds, List<Measurement> measurements) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    do {
      measurements.forEach(Measurement::run);
    } while (System.nanoTime() < end);
  }

  /** Checkouts whose API has no graphs are compiled without {@code GraphLaunches}. */
  private static AutoCloseable addGraph(DeviceQueue q, List<Measurement> measurements)
      throws ReflectiveOperationException {
    Class<?> type;
    try {
      type = Class.forName("GraphLaunches");
    } catch (ClassNotFoundException e) {
      return () -> {};
    }
    try {
      Object graph = type.getConstructor(DeviceQueue.class).newInstance(q);
      measurements.add(new Measurement("graph of 100", CHAIN, (Runnable) graph));
      return (AutoCloseable) graph;
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private static AutoCloseable addDriver(ComputeDevice device, List<Measurement> measurements) {
    if (!device.id().startsWith("opencl:")) {
      return () -> {};
    }
    DriverLaunches driver = new DriverLaunches(device.name());
    measurements.add(
        new Measurement(
            "launch and await, driver's calls",
            WAITS,
            () ->
                repeat(
                    WAITS,
                    () -> {
                      driver.launch();
                      driver.finish();
                    })));
    measurements.add(
        new Measurement(
            "chain of 100, driver's calls",
            CHAIN,
            () -> {
              repeat(CHAIN, driver::launch);
              driver.finish();
            }));
    return driver;
  }
}
