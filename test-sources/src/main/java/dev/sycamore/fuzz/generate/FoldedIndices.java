package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import java.util.List;

/** Random counters from 0 up, or down to 0, and indices that come back while they go on. */
final class FoldedIndices {
  /**
   * A counter.
   *
   * @param header of the loop, or the line before it and the header of {@code while}
   * @param most its greatest value
   * @param wide whether it is a {@code long}
   */
  record Counter(String name, List<String> header, String step, int most, boolean wide) {
    int trips() {
      return most + 1;
    }

    CountedLoop loop(Stmt.Block body) {
      return header.size() == 1
          ? CountedLoop.of(header.get(0), body, trips())
          : new CountedLoop(header.get(0), header.get(1), body, step, "", trips());
    }

    /** The counter itself as an index. */
    String inRange(int mask) {
      String index = most <= mask ? name : name + " & " + mask;
      return wide ? "(int) (" + index + ")" : index;
    }
  }

  /**
   * An integer that comes back.
   *
   * @param text with {@code C} for the counter
   * @param most its greatest value, or -1 where it follows from the counter's
   */
  private record Fold(String text, int most) {}

  private static final List<Fold> FOLDS =
      List.of(
          new Fold("(C & 1)", 1),
          new Fold("(C & 3)", 3),
          new Fold("(C & 3)", 3),
          new Fold("(C & 7)", 7),
          new Fold("(C & 15)", 15),
          new Fold("(C & 6)", 6),
          new Fold("C % 2", 1),
          new Fold("C % 3", 2),
          new Fold("C % 4", 3),
          new Fold("C % 5", 4),
          new Fold("C % 8", 7),
          new Fold("(C >> 1)", -1),
          new Fold("(C >>> 2)", -1),
          new Fold("C / 2", -1),
          new Fold("C / 3", -1),
          new Fold("(C * 3 & 15)", 15),
          new Fold("(C * 5 & 63)", 63),
          new Fold("(C * 3 & 63)", 63),
          new Fold("(7 * C & 31)", 31),
          new Fold("(C << 2 & 12)", 12),
          new Fold("((C & 3) << 2)", 12),
          new Fold("((C & 3) * 4)", 12),
          new Fold("(C * C & 31)", 31),
          new Fold("(-C & 7)", 7),
          new Fold("(~C & 15)", 15),
          new Fold("(C ^ 3)", 63),
          new Fold("(C + kI & 7)", 7),
          new Fold("(C - kS & 15)", 15),
          new Fold("(C * kC & 31)", 31),
          new Fold("((byte) (C * 37) & 63)", 63),
          new Fold("((byte) (C << 5) >> 5 & 7)", 7),
          new Fold("((byte) (C * 16) >>> 4 & 15)", 15),
          new Fold("((short) (C << 13) >> 13 & 7)", 7),
          new Fold("((short) (C * 4099) & 63)", 63),
          new Fold("((char) (C << 14) >> 14)", 3),
          new Fold("((char) (C * 8192) >>> 13)", 7),
          new Fold("(C * 3 >> 1 & 31)", 31),
          new Fold("(C << 28 >>> 28)", -1),
          new Fold("(C << 30 >>> 30)", -1),
          new Fold("(C * 0x20000001 & 31)", 31));

  private final Dice dice;

  FoldedIndices(Dice dice) {
    this.dice = dice;
  }

  /** A counter of few to 64 passes, whose bound is a constant or is not. */
  Counter counter(String c) {
    int most = dice.chance(50) ? dice.between(3, 20) : dice.between(15, 63);
    int rest = ProgramShape.INPUT_LENGTH - 1 - most;
    return switch (dice.below(14)) {
      case 0 -> loop(c, "for (int %1$s = 0; %1$s < %2$d; %1$s++)", most, most + 1);
      case 1, 2 -> loop(c, "for (int %1$s = 0; %1$s < inI.length - %2$d; %1$s++)", most, rest);
      case 3 -> loop(c, "for (int %1$s = 0; %1$s < inB.length / 4 - 1; %1$s++)", 14, 0);
      case 4 -> loop(c, "for (int %1$s = kI & 3; %1$s <= %2$d; %1$s++)", most, most);
      case 5 -> loop(c, "for (int %1$s = 0; %1$s <= (kC & 31); %1$s++)", 31, 0);
      case 6 -> loop(c, "for (int %1$s = inI.length - %2$d; %1$s-- > 0; )", most, rest);
      case 7 -> loop(c, "for (int %1$s = 0; %1$s < inS.length - %2$d; %1$s += 2)", most, rest);
      case 8 -> loop(c, "for (int %1$s = (kB & 7) + 8; %1$s >= 0; %1$s--)", 15, 0);
      case 9 -> loop(c, "for (short %1$s = 0; %1$s < inI.length - %2$d; %1$s++)", most, rest);
      case 10 ->
          loop(
              c,
              "for (byte %1$s = 0; %1$s <= (kI & 63); %1$s++)",
              ProgramShape.INPUT_LENGTH - 1,
              0);
      // The mask is for arrays that are cut: the counter would miss what is below zero.
      case 11 ->
          loop(c, "for (int %1$s = 0; %1$s != (inI.length - %2$d & 127); %1$s++)", most, rest);
      case 12 ->
          new Counter(
              c,
              List.of("for (long %1$s = 0; %1$s < inJ.length - %2$d; %1$s++)".formatted(c, rest)),
              "",
              most,
              true);
      default ->
          new Counter(
              c,
              List.of("int " + c + " = 0;", "while (" + c + " < inI.length - " + rest + ")"),
              c + "++;",
              most,
              false);
    };
  }

  private static Counter loop(String counter, String form, int most, int number) {
    return new Counter(counter, List.of(form.formatted(counter, number)), "", most, false);
  }

  /** An index from 0 to {@code mask}; without a mask around it where its terms are small enough. */
  String index(Counter counter, int mask) {
    StringBuilder sum = new StringBuilder();
    int most = 0;
    if (dice.chance(65)) {
      int factor = dice.of(List.of(1, 1, 2, 2, 3, 4));
      sum.append(factor == 1 ? "C" : dice.chance(50) ? factor + " * C" : "C * " + factor);
      most = factor * counter.most();
    }
    for (int k = (sum.isEmpty() && dice.chance(60)) || dice.chance(90) ? 1 : 2; k > 0; k--) {
      Fold fold = dice.of(FOLDS);
      sum.append(sum.isEmpty() ? "" : " + ").append(fold.text());
      most += fold.most() < 0 ? counter.most() : fold.most();
    }
    String text = sum.toString().replaceAll("\\bC\\b", counter.name());
    if (most > mask) {
      text = text + " & " + mask;
    }
    return counter.wide() ? "(int) (" + text + ")" : text;
  }
}
