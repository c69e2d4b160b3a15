import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Compares or times the workloads, loop and kernels in turn in one process. Arguments: {@code
 * check} or seconds for each row, a device, and words of names, separated by commas, or {@code
 * all}.
 */
public final class Workloads {
  private static final double WARM_UP = 0.7;
  private static final int ROUNDS = 7;
  private static final int CHECKED_RUNS = 3;

  private static final List<Function<DeviceQueue, List<Workload>>> TOPICS =
      List.of(
          MatrixWorkloads::all,
          FactorizationWorkloads::all,
          StencilWorkloads::all,
          SolverWorkloads::all,
          PictureWorkloads::all,
          GraphWorkloads::all,
          TableWorkloads::all,
          SortWorkloads::all,
          FinanceWorkloads::all,
          PhysicsWorkloads::all,
          SignalWorkloads::all,
          IntegerWorkloads::all);

  private Workloads() {}

  public static void main(String[] arguments) {
    List<String> words = List.of(arguments[2].split(","));
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(arguments[1]))) {
      List<Workload> chosen = new ArrayList<>();
      for (Function<DeviceQueue, List<Workload>> topic : TOPICS) {
        for (Workload workload : topic.apply(queue)) {
          if (arguments[2].equals("all") || words.stream().anyMatch(workload.name()::contains)) {
            chosen.add(workload);
          }
        }
      }
      if (arguments[0].equals("check")) {
        chosen.forEach(Workloads::check);
        System.out.println(chosen.size() + " workloads have the bits of the Java loops");
      } else {
        time(chosen, Double.parseDouble(arguments[0]));
      }
    }
  }

  private static void check(Workload workload) {
    workload.reset().run();
    workload.loop().run();
    List<Object> expected = workload.results().stream().map(Data::copy).toList();
    for (int run = 0; run < CHECKED_RUNS; run++) {
      workload.reset().run();
      workload.ours().run();
      for (int i = 0; i < expected.size(); i++) {
        Object[] one = {expected.get(i)};
        if (!Arrays.deepEquals(one, new Object[] {workload.results().get(i)})) {
          throw new AssertionError(workload.name() + ": other bits in run " + run);
        }
      }
    }
  }

  private static void time(List<Workload> workloads, double seconds) {
    System.out.println(
        "| workload | loop, us | ours, us | loop / ours | loop, us of CPU | ours, us of CPU"
            + " | loop / ours |");
    System.out.println("|---|---|---|---|---|---|---|");
    double[] clock = new double[workloads.size()];
    double[] processor = new double[clock.length];
    for (int i = 0; i < clock.length; i++) {
      Workload workload = workloads.get(i);
      Way loop = new Way(workload.reset(), workload.loop(), seconds);
      Way ours = new Way(workload.reset(), workload.ours(), seconds);
      for (int round = 0; round < ROUNDS; round++) {
        (round % 2 == 0 ? loop : ours).sample();
        (round % 2 == 0 ? ours : loop).sample();
      }
      clock[i] = loop.median() / ours.median();
      processor[i] = loop.processor() / ours.processor();
      System.out.printf(
          "| %s | %.0f | %.0f | %.2f | %.0f | %.0f | %.2f |%n",
          workload.name(),
          loop.median(),
          ours.median(),
          clock[i],
          loop.processor(),
          ours.processor(),
          processor[i]);
    }
    System.out.printf("%nby the clock: %s%nby processor time: %s%n", mean(clock), mean(processor));
  }

  private static String mean(double[] ratios) {
    double logarithms = Arrays.stream(ratios).map(Math::log).sum();
    return String.format(
        "geometric mean %.2f, least %.2f, %d of %d below 0.8",
        Math.exp(logarithms / ratios.length),
        Arrays.stream(ratios).min().orElseThrow(),
        Arrays.stream(ratios).filter(ratio -> ratio < 0.8).count(),
        ratios.length);
  }

  /** The nanoseconds that each thread of this process has run. */
  private static Map<String, Long> processorTimes() {
    Map<String, Long> times = new HashMap<>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(Path.of("/proc/self/task"))) {
      for (Path thread : threads) {
        try {
          String[] numbers = Files.readString(thread.resolve("schedstat")).split(" ");
          times.put(thread.toString(), Long.parseLong(numbers[0]));
        } catch (IOException e) {
          // It has just ended.
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return times;
  }

  /** What the threads that there are now have run since; one that ended does not count. */
  private static long processorTimeSince(Map<String, Long> before) {
    long sum = 0;
    for (Map.Entry<String, Long> thread : processorTimes().entrySet()) {
      sum += thread.getValue() - before.getOrDefault(thread.getKey(), 0L);
    }
    return sum;
  }

  /** The loop or the kernels, and how long they take. */
  private static final class Way {
    private final Runnable reset;
    private final Runnable run;
    private final int runs;
    private final List<Double> micros = new ArrayList<>();
    private long processorNanos;

    /** One that is warm. */
    Way(Runnable reset, Runnable run, double seconds) {
      this.reset = reset;
      this.run = run;
      double each = repeat(seconds * WARM_UP / 2);
      each = Math.min(each, repeat(seconds * WARM_UP / 10));
      runs = (int) Math.max(1, seconds * (1 - WARM_UP) / 2 / ROUNDS * 1e9 / each);
    }

    /** Runs it for some seconds; returns the nanoseconds of each run. */
    private double repeat(double seconds) {
      long begin = System.nanoTime();
      int done = 0;
      do {
        run();
        done++;
      } while (System.nanoTime() - begin < seconds * 1e9);
      return (double) (System.nanoTime() - begin) / done;
    }

    private void run() {
      reset.run();
      run.run();
    }

    /** Measures so many runs. */
    void sample() {
      Map<String, Long> before = processorTimes();
      long start = System.nanoTime();
      for (int i = 0; i < runs; i++) {
        run();
      }
      micros.add((System.nanoTime() - start) / 1e3 / runs);
      processorNanos += processorTimeSince(before);
    }

    /** Microseconds of a run by the clock. */
    double median() {
      return micros.stream().sorted().skip(micros.size() / 2).findFirst().orElseThrow();
    }

    /** Microseconds of processor time of a run, of all threads. */
    double processor() {
      return Math.max(1, processorNanos / 1e3 / micros.size() / runs);
    }
  }
}
