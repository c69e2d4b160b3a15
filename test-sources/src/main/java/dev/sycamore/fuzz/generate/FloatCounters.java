package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import java.util.List;

/**
 * Random loops counted by {@code float} and {@code double}. Most begin where sums round to the next
 * number of the type, so that a counter that is exact makes another number of passes.
 */
final class FloatCounters {
  /** A counter with its loop. */
  record Counter(
      String name, Prim type, String before, String header, String step, String after, int trips) {
    CountedLoop loop(Stmt.Block body) {
      return new CountedLoop(before, header, body, step, after, trips);
    }
  }

  private static final int EXACT_FLOAT_BITS = 24;

  private final Dice dice;

  FloatCounters(Dice dice) {
    this.dice = dice;
  }

  Counter counter(String name, Prim type) {
    int passes = dice.between(2, 60);
    double start;
    double step;
    if (dice.chance(75)) {
      // Whole numbers, which a compiler may count in integers.
      int exponent = dice.between(EXACT_FLOAT_BITS - 1, 30);
      double ulp = Math.scalb(1.0, Math.max(0, exponent - EXACT_FLOAT_BITS + 1));
      start = (float) (Math.scalb(1.0, exponent) + dice.between(-40, 40) * ulp);
      step = dice.between((int) ulp / 2 + 1, (int) (5 * ulp));
    } else {
      start = (float) (dice.between(-20, 20) * dice.of(List.of(0.1, 0.25, 1.0, 1e6)));
      step = (float) (Math.max(Math.abs(start) * 0x1p-20, 0.01) * dice.between(1, 90));
    }
    boolean down = dice.chance(35);
    double sign = dice.chance(15) ? -1 : 1;
    return counter(name, type, sign * start, down ? -step : step, passes);
  }

  private Counter counter(String name, Prim type, double start, double step, int passes) {
    boolean single = type == Prim.FLOAT;
    double end = start;
    for (int k = 0; k < passes; k++) {
      end = single ? (float) end + (float) step : end + step;
    }
    boolean up = step > 0;
    String order = (up ? "<" : ">") + (dice.chance(40) ? "=" : "");
    String bound = literal(end, single);
    if (dice.chance(15)) {
      bound = bound + " + (kI & 1)";
    }
    String test = name + " " + order + " " + bound;
    String declared = type.keyword() + " " + name + " = " + literal(start, single);
    String stepped =
        switch (dice.below(4)) {
          case 0 -> name + " -= " + literal(-step, single);
          case 1 -> name + " = " + name + " + " + literal(step, single);
          default -> name + " += " + literal(step, single);
        };
    int trips = passes + 2;
    return switch (dice.below(5)) {
      case 0 ->
          new Counter(name, type, declared + ";", "while (" + test + ")", stepped + ";", "", trips);
      case 1 ->
          new Counter(
              name, type, declared + ";", "do", stepped + ";", " while (" + test + ");", trips);
      default ->
          new Counter(
              name,
              type,
              "",
              "for (" + declared + "; " + test + "; " + stepped + ")",
              "",
              "",
              trips);
    };
  }

  private static String literal(double value, boolean single) {
    boolean whole = value == Math.rint(value) && Math.abs(value) < 0x1p31;
    if (whole) {
      return (long) value + (single ? "f" : ".0");
    }
    return single ? (float) value + "f" : Double.toString(value);
  }
}
