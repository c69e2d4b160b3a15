import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Times the programs of {@link FirstProgram}: a launch on captured arrays and its wait, beside the
 * loop and the parallel stream, in turn in one process. Arguments: devices, sizes and programs,
 * separated by commas, seconds for each row, and the clock. A size is the binary logarithm of the elements, or
 * two of them: {@code 12/20} is a launch over 2^12 elements of arrays of 2^20.
 */
public final class FirstLine {
  /** The goal: ours takes no longer than the better of loop and stream divided by this. */
  private static final double GOAL = 0.9;

  private static final double TOLERANCE = 1e-3;
  private static final double WARM_UP = 0.4;

  private final FirstLineClock clock;
  private final double seconds;

  private FirstLine(FirstLineClock clock, double seconds) {
    this.clock = clock;
    this.seconds = seconds;
  }

  public static void main(String[] arguments) {
    List<String> chosen = List.of(arguments[2].split(","));
    FirstLineClock clock = FirstLineClock.valueOf(arguments[4].toUpperCase(Locale.ROOT));
    FirstLine line = new FirstLine(clock, Double.parseDouble(arguments[3]));
    for (String device : arguments[0].split(",")) {
      for (String size : arguments[1].split(",")) {
        line.table(device, size, chosen);
      }
    }
  }

  /** By the names on the command line: all are the twelve on plain arrays of the goal. */
  private static boolean isChosen(FirstProgram program, List<String> chosen, boolean plain) {
    return chosen.contains(program.name()) || chosen.contains(plain ? "all" : "objects");
  }

  private void table(String device, String size, List<String> chosen) {
    String[] logs = size.split("/");
    int n = 1 << Integer.parseInt(logs[0]);
    int length = 1 << Integer.parseInt(logs[logs.length - 1]);
    System.out.printf("%n%s, %d elements of arrays of %d%n%n", device, n, length);
    System.out.println(
        "| program | loop, us | stream, us | ours, us | best / ours | first launch, ms |");
    System.out.println("|---|---|---|---|---|---|");
    List<Double> ratios = new ArrayList<>();
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      List<FirstProgram> programs = new ArrayList<>(new ArrayPrograms(queue, n, length).all());
      programs.addAll(new GridPrograms(queue, n, length).all());
      for (FirstProgram program : programs) {
        if (isChosen(program, chosen, true)) {
          ratios.add(row(program));
        }
      }
      for (FirstProgram program : new ObjectPrograms(queue, n).all()) {
        if (isChosen(program, chosen, false)) {
          ratios.add(row(program));
        }
      }
    }
    double logarithms = ratios.stream().mapToDouble(Math::log).sum();
    System.out.printf(
        "%ngeometric mean %.2f, least %.2f, %d of %d below %.1f%n",
        Math.exp(logarithms / ratios.size()),
        ratios.stream().min(Double::compare).orElseThrow(),
        ratios.stream().filter(ratio -> ratio < GOAL).count(),
        ratios.size(),
        GOAL);
  }

  private double row(FirstProgram program) {
    double first = check(program);
    List<Runnable> ways = List.of(program.loop(), program.stream(), program.ours());
    int[] runs = new int[ways.size()];
    for (int way = 0; way < runs.length; way++) {
      runs[way] = warmUp(ways.get(way), seconds * WARM_UP / runs.length);
    }
    List<List<Double>> samples = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    long end = System.nanoTime() + (long) (seconds * 1e9);
    for (int round = 0; round < 5 || System.nanoTime() < end; round++) {
      for (int k = 0; k < runs.length; k++) {
        int way = (k + round) % runs.length;
        samples.get(way).add(sample(ways.get(way), runs[way]));
      }
    }
    double[] medians = samples.stream().mapToDouble(FirstLine::median).toArray();
    double ratio = Math.min(medians[0], medians[1]) / medians[2];
    System.out.printf(
        "| %s | %.1f | %.1f | %.1f | %.2f | %.1f |%n",
        program.name(), medians[0], medians[1], medians[2], ratio, first);
    return ratio;
  }

  /** Compares the results of all ways; returns the milliseconds of the first launch. */
  private static double check(FirstProgram program) {
    program.reset().run();
    program.loop().run();
    double[] expected = values(program.result());
    program.reset().run();
    program.stream().run();
    compare(program.name() + ", stream", expected, values(program.result()));
    program.reset().run();
    long start = System.nanoTime();
    program.ours().run();
    double first = (System.nanoTime() - start) / 1e6;
    for (int launch = 0; launch < 4; launch++) {
      compare(program.name() + ", ours", expected, values(program.result()));
      program.reset().run();
      program.ours().run();
    }
    return first;
  }

  private static double[] values(Object array) {
    double[] values = new double[Array.getLength(array)];
    Arrays.setAll(values, i -> Array.getDouble(array, i));
    return values;
  }

  private static void compare(String what, double[] expected, double[] actual) {
    for (int i = 0; i < expected.length; i++) {
      double allowed = TOLERANCE * Math.max(1, Math.abs(expected[i]));
      if (!(Math.abs(expected[i] - actual[i]) <= allowed)) {
        throw new AssertionError(what + "[" + i + "]: " + actual[i] + ", not " + expected[i]);
      }
    }
  }

  /** Runs it for some seconds; returns how many runs are a sample. */
  private int warmUp(Runnable way, double seconds) {
    long begin = System.nanoTime();
    int done = 0;
    while (done < 3 || System.nanoTime() - begin < seconds * 1e9) {
      way.run();
      done++;
    }
    double each = (double) (System.nanoTime() - begin) / done;
    return (int) Math.max(1, clock.sampleNanos / each);
  }

  /** Microseconds of one run. */
  private double sample(Runnable way, int runs) {
    long start = clock.nanos();
    for (int run = 0; run < runs; run++) {
      way.run();
    }
    return (clock.nanos() - start) / 1e3 / runs;
  }

  private static double median(List<Double> samples) {
    double[] sorted = samples.stream().mapToDouble(d -> d).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
