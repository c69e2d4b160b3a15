package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.Stmt;
import java.util.List;

/** Random numbers whose high bits are an index, with steps that carry out of them. */
final class HighBitSteps {
  /**
   * A number that is stepped, and a counter of the passes.
   *
   * @param index of the high bits, below 64
   * @param passes the counter as an index, below 64 too
   */
  record Counter(String header, String step, String index, String passes, int trips) {
    CountedLoop loop(Stmt.Block body) {
      return new CountedLoop("", header, body, step, "", trips);
    }
  }

  private static final int MOST_INDEX_BITS = 6;

  private final Dice dice;

  HighBitSteps(Dice dice) {
    this.dice = dice;
  }

  Counter counter(String k) {
    Prim type = dice.of(List.of(Prim.INT, Prim.INT, Prim.INT, Prim.LONG, Prim.CHAR, Prim.BYTE));
    int bits =
        switch (type) {
          case LONG -> Long.SIZE;
          case CHAR -> Character.SIZE;
          case BYTE -> Byte.SIZE;
          default -> Integer.SIZE;
        };
    int shift = bits - dice.between(2, Math.min(MOST_INDEX_BITS, bits - 2));
    int trips = dice.between(3, 60);
    String factor = Integer.toString(dice.of(List.of(1, 3, 3, 5, 7, 9, 15)));
    int by = Math.max(0, shift - dice.below(3));
    String one = type == Prim.LONG ? factor + "L << " + by : factor + " << " + by;
    String changed =
        switch (dice.below(8)) {
          case 0 -> "-= " + one;
          case 1 -> "^= " + one;
          case 2 -> "*= " + factor;
          case 3 -> "+= (kI | 1) << " + by;
          default -> "+= " + one;
        };
    String start =
        dice.of(List.of("0", "0", "kI", "1 << " + by, "-1", "wI", "i << " + Math.min(by, 28)));
    String bound = dice.chance(50) ? Integer.toString(trips) : "inI.length - " + (64 - trips);
    String header =
        "for (%1$s %2$s = (%1$s) (%3$s), %2$sb = 0; %2$sb < %4$s; %2$sb++)"
            .formatted(type.keyword(), k, start, bound);
    String passes = type == Prim.LONG ? "(int) " + k + "b" : k + "b";
    return new Counter(header, k + " " + changed + ";", index(type, k, shift, bits), passes, trips);
  }

  private String index(Prim type, String k, int shift, int bits) {
    int mask = (1 << (bits - shift)) - 1;
    return switch (type) {
      case LONG ->
          dice.chance(70)
              ? "(int) (" + k + " >>> " + shift + ")"
              : "(int) (" + k + " >> " + shift + ") & " + mask;
      case CHAR -> k + " >> " + shift;
      case BYTE ->
          dice.chance(50) ? "(" + k + " & 255) >> " + shift : k + " >> " + shift + " & " + mask;
      default -> dice.chance(70) ? k + " >>> " + shift : k + " >> " + shift + " & " + mask;
    };
  }
}
