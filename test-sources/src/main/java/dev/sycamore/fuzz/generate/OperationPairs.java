package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Prim;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Every operation with every use of its result: a program for each operation, an expression for
 * each use, on pairs of edge values.
 */
public final class OperationPairs {
  private static final List<String> ARITHMETIC =
      List.of(
          "-X",
          "Math.abs(X)",
          "X + Y",
          "X - Y",
          "X * Y",
          "Math.min(X, Y)",
          "Math.max(X, Y)",
          "(Math.abs(X) > 0 ? X : 1)",
          "(X < 0 ? -X : Y)");
  private static final List<String> CONVERSIONS =
      List.of("edgeB[I]", "edgeS[I]", "edgeC[I]", "edgeI[I]", "edgeJ[I]", "edgeF[I]", "edgeD[I]");
  private static final List<String> INTEGERS =
      List.of(
          "X / (Y | 1)",
          "X % (Y | 1)",
          "X << Y",
          "X >> Y",
          "X >>> Y",
          "X & Y",
          "X | Y",
          "X ^ Y",
          "~X");
  private static final List<String> REALS = List.of("X / Y", "X % Y", "Math.signum(X)", "1 / X");
  private static final List<String> USES =
      List.of(
          "(R) < 0",
          "(R) <= 0",
          "(R) > -1",
          "(R) >= 0",
          "(R) == 0",
          "(R) != (Y)",
          "(R) == (X)",
          "(R) < (Y)",
          "-(R)",
          "Math.abs(R)",
          "(R) * 3",
          "(R) / 3",
          "(R) % 7",
          "Math.max(R, 0)",
          "Math.min(R, X)",
          "(R) + (X)",
          "(Y) - (R)",
          "(byte) (R)",
          "(short) (R)",
          "(char) (R)",
          "(int) (R)",
          "(long) (R)",
          "(float) (R)",
          "(double) (R)",
          "(R) < (Y) ? (X) : (Y)",
          "(X) == (Y) ? (R) : 1");
  private static final List<String> BITS =
      List.of("(R) >> 31", "(R) >>> 31", "(R) << 3", "(R) & 255", "(R) >> 3", "(R) >>> 63", "~(R)");
  private static final List<String> QUOTIENTS = List.of("1 / (R)", "(X) / (R)", "Math.sqrt(R)");

  /** With operands for which they do not throw; edges where a condition leaves out one value. */
  private static final List<String> EXACT =
      List.of(
          "((X ^ Y) < 0 ? Math.addExact(X, Y) : X)",
          "((X ^ Y) < 0 ? Y : Math.subtractExact(X, Y))",
          "Math.multiplyExact(X >> HALF, Y >> HALF)",
          "(X == BOX.MAX_VALUE ? Y : Math.incrementExact(X))",
          "(X == BOX.MIN_VALUE ? Y : Math.decrementExact(X))",
          "(X == BOX.MIN_VALUE ? Y : Math.negateExact(X))",
          "(X == BOX.MIN_VALUE ? Y : Math.absExact(X))");

  private static final List<String> USES_OF_EXACT =
      List.of(
          "(R)",
          "(R) < 0",
          "(R) >= 0",
          "(R) > (X)",
          "(R) < (Y) ? (X) : (Y)",
          "Math.abs(R)",
          "Math.max(R, 0)",
          "(R) / 3",
          "(R) >> 31",
          "(R) * 2 / 2",
          "(byte) (R)",
          "(double) (R)");

  private static final List<String> HALVES =
      List.of(
          "X.neg()",
          "X.abs()",
          "X.add(Y)",
          "X.sub(Y)",
          "X.mul(Y)",
          "X.div(Y)",
          "X.min(Y)",
          "X.max(Y)",
          "X.sqrt()",
          "X.fma(Y, X)",
          "Half.of(edgeF[I])",
          "Half.of((float) edgeD[I])",
          "Half.of(edgeJ[I])",
          "Half.ofBits(edgeS[I])");
  private static final List<String> USES_OF_HALVES =
      List.of(
          "(R).toFloat()",
          "(R).toFloat() < 0",
          "(R).toFloat() <= 0",
          "(R).toFloat() > -1",
          "(R).toFloat() >= 0",
          "(R).toFloat() == 0",
          "(R).toFloat() != Y.toFloat()",
          "(R).toFloat() < Y.toFloat() ? X.toFloat() : Y.toFloat()",
          "(R).compareTo(Y) < 0",
          "(R).compareTo(X)",
          "(R).neg().toFloat()",
          "(R).abs().toFloat()",
          "(R).max(Half.ZERO).toFloat()",
          "(R).min(X).toFloat()",
          "(R).mul(X).toFloat()",
          "(R).sub(R).toFloat()",
          "Y.add(R).toFloat()",
          "Half.ONE.div(R).toFloat()",
          "(R).sqrt().toFloat()",
          "(byte) (R).toFloat()",
          "(char) (R).toFloat()",
          "(long) (R).toFloat()",
          "1.0 / (R).toFloat()",
          "X.toFloat() == Y.toFloat() ? (R).toFloat() : 1.0",
          "(R).toFloat() == (R).toFloat() ? (R).bits() >> 15 : 2");

  /** Comparisons with a zero, and with what is a zero where the other operand is finite. */
  private static final List<String> ZEROS =
      Stream.of("<", "<=", ">", ">=", "==", "!=")
          .flatMap(o -> Stream.of("X O 0", "X O -0f", "X O Y * 0").map(c -> c.replace("O", o)))
          .toList();

  /** Conditionals on them, of several widths. */
  private static final List<String> CHOICES =
      List.of(
          "(R) ? X : 0",
          "(R) ? 0 : X",
          "(R) ? X : -0f",
          "(R) ? -0f : X",
          "(R) ? (double) X : 0.0",
          "(R) ? 0.0 : (double) X",
          "(R) ? (double) X : -0.0",
          "(R) ? -0.0 : (double) X",
          "(R) ? (float) X : 0f",
          "(R) ? 0f : (float) X",
          "(R) ? (float) X : -0f",
          "(R) ? -0f : (float) X",
          "(R) ? X : Y",
          "(R) ? (double) X : (float) Y");

  private static final List<String> CONDITIONS =
      List.of("X < Y", "X >= Y", "X == Y", "X > 0", "X <= 0");

  /** Conditionals whose arms have different types, on numbers that are compared and on others. */
  private static final List<String> MIXED =
      List.of(
          "(R) ? edgeF[I] : edgeD[J]",
          "(R) ? edgeD[I] : edgeF[J]",
          "(R) ? edgeI[I] : edgeF[J]",
          "(R) ? edgeF[I] : edgeJ[J]",
          "(R) ? edgeI[I] : edgeJ[J]",
          "(R) ? edgeJ[I] : edgeD[J]",
          "(R) ? edgeI[I] : edgeD[J]",
          "(R) ? edgeB[I] : edgeS[J]",
          "(R) ? edgeB[I] : edgeC[J]",
          "(R) ? edgeC[I] : edgeS[J]",
          "(R) ? edgeC[I] : edgeI[J]",
          "(R) ? edgeS[I] : edgeF[J]",
          "(R) ? edgeB[I] : 0",
          "(R) ? 0 : edgeC[I]",
          "(R) ? edgeS[I] : 40000",
          "(R) ? 'a' : edgeB[I]",
          "(R) ? edgeC[I] : -1",
          "(R) ? edgeI[I] : 0L",
          "(R) ? 0f : edgeI[I]",
          "(R) ? edgeJ[I] : 0f",
          "(R) ? -0f : edgeI[I]",
          "(R) ? edgeJ[I] : -0.0",
          "(R) ? 0L : edgeF[I]",
          "(R) ? edgeF[I] : 0",
          "(R) ? -0.0 : edgeF[I]",
          "(R) ? edgeB[I] : -0f",
          "(R) ? X : (byte) Y",
          "(R) ? (short) X : Y",
          "(R) ? (char) X : (byte) X",
          "(R) ? X : (int) X",
          "(R) ? (long) X : X",
          "(R) ? (float) X : (double) X",
          "(R) ? (double) Y : (float) X",
          "(R) ? (int) X : (float) Y",
          "(R) ? (float) X : (long) X",
          "(float) ((R) ? X : (double) Y)",
          "(int) ((R) ? (float) X : (double) Y)",
          "(byte) ((R) ? X : edgeJ[J])",
          "((R) ? (float) X : (double) X) < 0",
          "1 / ((R) ? (double) X : 0f)",
          "1 / ((R) ? -0f : (double) X)",
          "Math.abs((R) ? (float) Y : (long) X)");

  private OperationPairs() {}

  /**
   * All of them.
   *
   * @param passes how many second operands each first one meets, at most 64
   */
  public static List<KernelProgram> programs(int passes) {
    return families().stream().flatMap(family -> family.programs(passes)).toList();
  }

  /** How many expressions all of them have. */
  public static int expressions() {
    return families().stream().mapToInt(f -> f.operations().size() * f.uses().size()).sum();
  }

  private static List<OperationFamily> families() {
    List<OperationFamily> families = new ArrayList<>();
    for (Prim type : Idioms.PROMOTED) {
      List<String> uses = new ArrayList<>(USES);
      uses.addAll(type.isIntegral() ? BITS : QUOTIENTS);
      String array = "edge" + type.code();
      families.add(new OperationFamily(type.rank(), array, operations(type), uses));
      families.add(new OperationFamily(type.rank(), array, CONDITIONS, MIXED));
      if (type.isIntegral()) {
        List<String> exact = EXACT.stream().map(text -> exact(text, type)).toList();
        families.add(new OperationFamily(type.rank(), array, exact, USES_OF_EXACT));
      } else {
        families.add(new OperationFamily(type.rank(), array, ZEROS, CHOICES));
      }
    }
    families.add(new OperationFamily(20, "edgeHalf", HALVES, USES_OF_HALVES));
    return families;
  }

  private static List<String> operations(Prim type) {
    List<String> all = new ArrayList<>(ARITHMETIC);
    all.addAll(type.isIntegral() ? INTEGERS : REALS);
    CONVERSIONS.forEach(from -> all.add("(" + type.keyword() + ") " + from));
    return all;
  }

  private static String exact(String text, Prim type) {
    String half = type == Prim.INT ? "16" : "32";
    return text.replace("HALF", half).replace("BOX", type.boxed());
  }
}
