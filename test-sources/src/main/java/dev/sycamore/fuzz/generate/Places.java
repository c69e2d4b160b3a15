package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/**
 * Random indices below {@link dev.sycamore.fuzz.program.ProgramShape#NEAR_LENGTH} that follow from
 * the index {@code i} of the work-item, of which there are at most {@link
 * dev.sycamore.fuzz.program.ProgramShape#MOST_ITEMS}, and from captured scalars. In neighbouring
 * work-items they are consecutive, strided, reversed, the same or in runs; many wrap on the way.
 */
final class Places {
  private static final List<String> NEAR =
      List.of(
          "i",
          "i",
          "i + 1",
          "i + 7",
          "2 * i",
          "2 * i + 1",
          "3 * i + 2",
          "255 - i",
          "i / 2",
          "i / 16",
          "i % 8",
          "i ^ 4",
          "i & 31",
          "Math.min(i, 20)",
          "(i + 5) % 24",
          "i < 9 ? i : 9 + (i & 3)");

  private static final List<String> WRAPPING =
      List.of(
          "(int) ((long) (i + wI) - i & 255)",
          "(int) ((long) (i + wI) - wI & 255)",
          "(int) ((wJ + i) - i & 127)",
          "(byte) (i + wB) - i & 255",
          "(i + wI < wI ? 3 : 90) + i",
          "i + wI > 0 ? i : 100 + i",
          "Math.floorMod(i + wI, 256)",
          "(i + wI & Integer.MAX_VALUE) % 256",
          "Math.abs((i + wI) % 128)",
          "i / (wB & 7 | 1)",
          "i % (wS & 15 | 1)",
          "(i + wI >>> 1) & 255");

  /** A work-item has another one than all others. */
  private static final List<String> OWN =
      List.of(
          "255 - i",
          "79 - i",
          "2 * i",
          "2 * i + 1",
          "3 * i",
          "i ^ 1",
          "i ^ 4",
          "i + (kB & 127)",
          "(i & 15) * 16 + (i >> 4)",
          "i / 4 * 4 + 3 - i % 4",
          "7 * i & 255");

  private static final List<String> OWN_WRAPPING =
      List.of(
          "(byte) (i + wB) + 128",
          "(byte) (wB - i) + 128",
          "(byte) (3 * i + wB) + 128",
          "(byte) (i + 5) + 128",
          "(i + wI) - wI",
          "(int) ((long) (i + wI) & 255)",
          "(int) (i + wJ & 255)",
          "i + wI & 255",
          "wI - i & 127",
          "5 * i + wI & 255",
          "(short) (i + wS) & 255",
          "(short) (2 * i + wS) + 32768 & 255",
          "(char) (i + wC) & 255",
          "(char) (i + wC) % 256",
          "Math.floorMod(i + wI, 256)",
          "(byte) ((byte) (i + wB) + 1) + 128",
          "i ^ wS & 127");

  /** Differences of sums that wrap in some work-items: not the same in all of them. */
  private static final List<String> DIFFERENCES =
      List.of(
          "(long) (i + wI) - i",
          "(long) (i + wI) - wI",
          "(long) (wI - i) + i",
          "(long) (3 * i + wI) - 3 * i",
          "(byte) (i + wB) - (long) i",
          "(byte) (i + wB) - i",
          "(short) (i + wS) - (i + wS)",
          "(char) (i + wC) - i",
          "(i + wJ) - (long) (i + wI)");

  private static final List<String> NARROWING =
      List.of("(byte) (%s) + 128", "(short) (%s) & 255", "(char) (%s) & 127", "%s & 255");

  /** Those of them that are an {@code int}. */
  private static final int FIRST_INT = 5;

  private static final int LAST_INT = 7;

  private final GeneratorContext context;
  private final Dice dice;

  Places(GeneratorContext context) {
    this.context = context;
    this.dice = context.dice;
  }

  /** Any index, for arrays that are only read. */
  String near() {
    if (!context.has(Feature.WRAPPING) || dice.chance(35)) {
      return dice.of(NEAR);
    }
    return switch (dice.below(4)) {
      case 0 -> dice.of(WRAPPING);
      case 1 -> dice.of(OWN_WRAPPING);
      default -> dice.of(NARROWING).formatted(sum());
    };
  }

  /** An index that no other work-item has. */
  String own() {
    return dice.of(context.has(Feature.WRAPPING) && dice.chance(70) ? OWN_WRAPPING : OWN);
  }

  /** A difference that is not the same in all work-items, although it looks so. */
  Expr difference() {
    int chosen = dice.below(DIFFERENCES.size());
    Prim type = chosen >= FIRST_INT && chosen <= LAST_INT ? Prim.INT : Prim.LONG;
    return new Expr.Name(new FuzzVariable("(" + DIFFERENCES.get(chosen) + ")", type, false));
  }

  /** A multiple of the index, plus and minus others. */
  String sum() {
    StringBuilder sum = new StringBuilder(term());
    for (int k = dice.between(1, 2); k > 0; k--) {
      sum.append(dice.chance(65) ? " + " : " - ").append(dice.chance(60) ? uniform() : term());
    }
    return sum.toString();
  }

  private String term() {
    return switch (dice.below(8)) {
      case 0 -> dice.between(2, 5) + " * i";
      case 1 -> "(byte) (i + wB)";
      case 2 -> "(short) (i + wS)";
      case 3 -> "(char) (i - 3)";
      default -> "i";
    };
  }

  private String uniform() {
    return dice.of(List.of("wI", "wI", "wB", "wS", "wC", "kI", "kB", "kC", "3", "127", "1"));
  }
}
