package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzKernelForm;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import java.util.ArrayList;
import java.util.List;

/**
 * Every operation with every use of its result: a program for each operation, an expression for
 * each use, on pairs of edge values. {@code X} and {@code Y} stand for operands of the type, {@code
 * R} for the result of the operation.
 */
public final class OperationPairs {
  private static final List<String> ARITHMETIC =
      List.of("-X", "Math.abs(X)", "X + Y", "X - Y", "X * Y", "Math.min(X, Y)", "Math.max(X, Y)");
  private static final List<String> CONVERSIONS =
      List.of("inB[I]", "inS[I]", "inC[I]", "inI[I]", "inJ[I]", "inF[I]", "inD[I]");
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

  private OperationPairs() {}

  /**
   * All of them.
   *
   * @param passes how many second operands each first one meets, at most 64
   */
  public static List<KernelProgram> programs(int passes) {
    List<KernelProgram> programs = new ArrayList<>();
    for (Prim type : Idioms.PROMOTED) {
      List<String> uses = new ArrayList<>(USES);
      uses.addAll(type.isIntegral() ? BITS : QUOTIENTS);
      for (String operation : operations(type)) {
        programs.add(program(type, operation, uses, passes));
      }
    }
    return programs;
  }

  /** How many expressions all of them have. */
  public static int expressions() {
    return programs(1).stream()
        .mapToInt(p -> p.body().children().get(0).children().get(0).children().size())
        .sum();
  }

  private static List<String> operations(Prim type) {
    List<String> all = new ArrayList<>(ARITHMETIC);
    all.addAll(type.isIntegral() ? INTEGERS : REALS);
    CONVERSIONS.forEach(from -> all.add("(" + type.keyword() + ") " + from));
    return all;
  }

  private static KernelProgram program(Prim type, String operation, List<String> uses, int passes) {
    List<Stmt> mixed = new ArrayList<>();
    for (String use : uses) {
      String text = "(" + use.replaceAll("\\bR\\b", operation) + ")";
      String array = "in" + type.code();
      String own =
          text.replaceAll("\\bX\\b", array + "[i & 63]")
              .replaceAll("\\bY\\b", array + "[i + c1 & 63]")
              .replaceAll("\\bI\\b", "i & 63");
      mixed.add(new Stmt.Mix(new Expr.Name(new FuzzVariable(own, type, false))));
    }
    String header = "for (int c1 = 0; c1 < " + passes + "; c1++)";
    Stmt loop = CountedLoop.of(header, new Stmt.Block(mixed), passes);
    return new KernelProgram(
        operation.hashCode() * 31L + type.rank(),
        ProgramShape.range(FuzzKernelForm.RANGE, 64),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        new Stmt.Block(List.of(loop)));
  }
}
