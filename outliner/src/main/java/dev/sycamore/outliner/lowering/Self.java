package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.outliner.attribution.Denotation;

/** What {@code this} is in a function. */
interface Self {

  /** In static methods. */
  Self NONE = new Missing();

  /** {@code this} itself, at {@code use}. */
  Value value(Lowering lowering, Expression use);

  /** A field of {@code this}, at {@code use}. */
  Value field(Lowering lowering, Denotation.Field field, Expression use);

  /** No {@code this}: what asks for one is left to the host compiler. */
  final class Missing implements Self {
    private Missing() {}

    @Override
    public Value value(Lowering lowering, Expression use) {
      throw lowering.faults().silently();
    }

    @Override
    public Value field(Lowering lowering, Denotation.Field field, Expression use) {
      throw lowering.faults().silently();
    }
  }
}
