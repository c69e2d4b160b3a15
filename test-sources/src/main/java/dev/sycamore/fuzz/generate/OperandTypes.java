package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Prim;
import java.util.List;

/** Two types with a given binary promotion. */
record OperandTypes(Prim left, Prim right) {
  /**
   * Draws a pair.
   *
   * @param promoted {@code int}, {@code long}, {@code float} or {@code double}
   */
  static OperandTypes promotedTo(Prim promoted, GeneratorContext context) {
    List<Prim> smaller = Prim.NUMERIC.stream().filter(p -> p.rank() <= promoted.rank()).toList();
    Prim some = context.anyOf(smaller);
    if (promoted == Prim.INT) {
      return new OperandTypes(some, context.anyOf(smaller));
    }
    return context.dice.chance(50)
        ? new OperandTypes(promoted, some)
        : new OperandTypes(some, promoted);
  }
}
