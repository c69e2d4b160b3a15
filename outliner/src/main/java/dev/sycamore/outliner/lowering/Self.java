package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.model.AssignmentTarget;
import dev.sycamore.outliner.attribution.Denotation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What {@code this} is in a function. */
interface Self {

  /** In static methods. */
  Self NONE = new Missing();

  /**
   * What another function needs to have the same {@code this}.
   *
   * @param parts values that are passed to it
   * @param rebuild makes its {@code this} of what arrives there
   */
  record Transfer(List<Value> parts, Function<List<Value>, Self> rebuild) {
    public Transfer {
      parts = List.copyOf(parts);
    }
  }

  /** {@code this} itself, at {@code use}. */
  Value value(Lowering lowering, Expression use);

  /** A field of {@code this}, at {@code use}. */
  Value field(Lowering lowering, Denotation.Field field, Expression use);

  /** A field of {@code this} as the target of an assignment, where fields can be assigned. */
  default Optional<AssignmentTarget> target(Denotation.Field field) {
    return Optional.empty();
  }

  /** What {@code code} needs to use {@code this} in a function of its own. */
  Transfer transfer(Lowering lowering, Node code);

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

    @Override
    public Transfer transfer(Lowering lowering, Node code) {
      return new Transfer(List.of(), parts -> NONE);
    }
  }
}
