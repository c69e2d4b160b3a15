package dev.sycamore.benchmarks.cpu.math;

import dev.sycamore.DeviceQueue;
import dev.sycamore.benchmarks.cpu.RoundTimer;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The table of math functions: nanoseconds per element with all processors. */
public final class MathTable {
  private final PrintStream out;
  private final Path natives;

  /**
   * @param natives the folder of the libraries that call SLEEF and libmvec, each of which may be
   *     missing
   */
  public MathTable(PrintStream out, Path natives) {
    this.out = out;
    this.natives = natives;
  }

  /**
   * Measures and prints.
   *
   * @return whether all results are right
   */
  public boolean print(DeviceQueue queue, RoundTimer timer) throws InterruptedException {
    out.println(
        "%s, in nanoseconds per element (%d elements), the best of %d rounds"
            .formatted(timer.unit(), MathFunctions.N, timer.rounds()));
    out.println();
    out.println(
        "| function | ours | SLEEF u10 | libmvec | StrictMath | SLEEF / ours | libmvec / ours |");
    out.println("|---|---|---|---|---|---|---|");
    List<String> slow = new ArrayList<>();
    MathMeasurement measurement = new MathMeasurement(natives, timer);
    try (MathFunctions functions = new MathFunctions(queue)) {
      MathFunction first = functions.all().get(0);
      functions.load(first);
      timer.warmUpLaunches(List.of(first.kernel()));
      for (MathFunction function : functions.all()) {
        functions.load(function);
        MathRow row = measurement.of(function);
        out.println(row.text());
        if (row.isSlow()) {
          slow.add(row.name());
        }
      }
    }
    out.println();
    measurement.errors().forEach(error -> out.println("WRONG: " + error));
    out.println(
        "- more than twice the time of a library: "
            + (slow.isEmpty() ? "none" : String.join(", ", slow)));
    return measurement.errors().isEmpty();
  }
}
