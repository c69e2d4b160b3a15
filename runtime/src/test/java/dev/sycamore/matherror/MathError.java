package dev.sycamore.matherror;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Measures the largest errors.
 *
 * <p>Arguments: how many floats to step (1 measures each of the 2^32), how many doubles to try, how
 * many threads, and names of functions; all functions if there is none.
 */
public final class MathError {
  private static final long FLOATS = 1L << 32;

  private MathError() {}

  /** Prints a line for each function: its name, the largest error in ulp, and where it is. */
  public static void main(String[] arguments) throws InterruptedException {
    int step = Integer.parseInt(arguments[0]);
    int doubles = Integer.parseInt(arguments[1]);
    int threads = Integer.parseInt(arguments[2]);
    List<String> names = List.of(arguments).subList(3, arguments.length);
    for (FloatFunction function : FloatFunction.ALL) {
      if (names.isEmpty() || names.contains(function.name())) {
        print("float", function.name(), ofFloats(function, step, threads));
      }
    }
    for (WideFunction function : WideFunction.ALL) {
      if (doubles > 0 && (names.isEmpty() || names.contains(function.name()))) {
        print("double", function.name(), ofDoubles(function, doubles, threads));
      }
    }
  }

  private static void print(String type, String name, Largest largest) {
    System.out.printf(
        Locale.ROOT, "%-6s %-10s %.4f ulp at %a%n", type, name, largest.error, largest.at);
  }

  /** The largest error of every {@code step}th float. */
  static Largest ofFloats(FloatFunction function, int step, int threads)
      throws InterruptedException {
    return inParallel(
        threads,
        (thread, largest) -> {
          for (long bits = (long) thread * step; bits < FLOATS; bits += (long) threads * step) {
            float x = Float.intBitsToFloat((int) bits);
            largest.add(x, function.errorAt(x));
          }
        });
  }

  /** The largest error of {@code count} random doubles. */
  static Largest ofDoubles(WideFunction function, int count, int threads)
      throws InterruptedException {
    return inParallel(
        threads,
        (thread, largest) -> {
          Random random = new Random(thread);
          for (int i = thread; i < count; i += threads) {
            double x = function.argument(random);
            largest.add(x, function.errorAt(x));
          }
        });
  }

  private interface Part {
    void run(int thread, Largest largest);
  }

  private static Largest inParallel(int threads, Part part) throws InterruptedException {
    List<Thread> running = new ArrayList<>();
    List<Largest> parts = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      Largest largest = new Largest();
      parts.add(largest);
      running.add(new Thread(() -> part.run(number, largest)));
    }
    running.forEach(Thread::start);
    for (Thread thread : running) {
      thread.join();
    }
    Largest all = new Largest();
    parts.forEach(p -> all.add(p.at, p.error));
    return all;
  }

  /** The largest error so far. */
  static final class Largest {
    double error = -1;
    double at;

    void add(double x, double found) {
      if (found > error) {
        error = found;
        at = x;
      }
    }
  }
}
