package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.FuzzKernelForm;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.Stmt;
import java.util.List;
import java.util.stream.Stream;

/**
 * Operations on one type, and uses of their results. In the texts {@code X} and {@code Y} are
 * operands of the type, {@code I} and {@code J} their places in arrays of other types, and {@code
 * R} in a use is the result of an operation.
 *
 * @param rank a number of its own among the families
 * @param array that has the operands
 */
record OperationFamily(int rank, String array, List<String> operations, List<String> uses) {
  /** A program for each operation: all uses of its result. */
  Stream<KernelProgram> programs(int passes) {
    return operations.stream().map(operation -> program(operation, passes));
  }

  private KernelProgram program(String operation, int passes) {
    List<Stmt> mixed = uses.stream().map(use -> mix(use, operation)).toList();
    String header = "for (int c1 = 0; c1 < " + passes + "; c1++)";
    Stmt loop = CountedLoop.of(header, new Stmt.Block(mixed), passes);
    return new KernelProgram(
        operation.hashCode() * 31L + rank,
        ProgramShape.range(FuzzKernelForm.RANGE, 64),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        new Stmt.Block(List.of(loop)));
  }

  private Stmt mix(String use, String operation) {
    String text =
        ("(" + use.replaceAll("\\bR\\b", operation) + ")")
            .replaceAll("\\bX\\b", array + "[I]")
            .replaceAll("\\bY\\b", array + "[J]")
            .replaceAll("\\bI\\b", "i & 63")
            .replaceAll("\\bJ\\b", "i + c1 & 63");
    // No type is asked for: texts are not made smaller.
    return new Stmt.Mix(new Expr.Name(new FuzzVariable(text, Prim.LONG, false)));
  }
}
