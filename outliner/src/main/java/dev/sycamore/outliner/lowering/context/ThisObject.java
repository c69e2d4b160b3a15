package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.model.expression.AssignmentTarget;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What {@code this} is in a function. */
public interface ThisObject {

  /** In static methods. */
  ThisObject NONE = new Missing();

  /**
   * What another function needs to have the same {@code this}.
   *
   * @param parts values that are passed to it
   * @param rebuild makes its {@code this} of what arrives there
   * @param implicit whether the source does not pass the parts: each is used where the function
   *     reads it, not where the function is called
   */
  record Transfer(List<Value> parts, Function<List<Value>, ThisObject> rebuild, boolean implicit) {
    /** For functions without a {@code this}. */
    public static final Transfer NOTHING = new Transfer(List.of(), parts -> NONE, true);

    public Transfer {
      parts = List.copyOf(parts);
    }
  }

  /** {@code this} itself, at {@code use}. */
  Value value(SourceTypes context, Expression use);

  /**
   * A field, at {@code use}.
   *
   * @param way to the object from this one: the classes whose objects are left, innermost first
   */
  Value field(SourceTypes context, Denotation.Field field, List<String> way, Expression use);

  /** Whether it is no value but the fields that are asked for, one by one. */
  default boolean isSeveralValues() {
    return false;
  }

  /** The object around this one, where there are such. */
  default ThisObject around(List<String> way) {
    return this;
  }

  /** A field of {@code this} as the target of an assignment, where fields can be assigned. */
  default Optional<AssignmentTarget> target(Denotation.Field field) {
    return Optional.empty();
  }

  /** What {@code code} needs to use {@code this} in a function, which {@code use} calls. */
  Transfer transfer(SourceTypes context, ObjectCode code, Node use);

  /** No {@code this}: what asks for one is left to the host compiler. */
  final class Missing implements ThisObject {
    private Missing() {}

    @Override
    public Value value(SourceTypes context, Expression use) {
      throw context.faults().silently();
    }

    @Override
    public Value field(
        SourceTypes context, Denotation.Field field, List<String> way, Expression use) {
      throw context.faults().silently();
    }

    @Override
    public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
      return Transfer.NOTHING;
    }
  }
}
