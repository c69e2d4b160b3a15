package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.object.EnclosingClass;
import dev.sycamore.outliner.symbols.JavaType;
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
  Value value(FunctionContext lowering, Expression use);

  /** A field of {@code this} or of an object around it, as {@code use} says. */
  default Value field(FunctionContext lowering, Denotation.Field field, Expression use) {
    List<String> way =
        EnclosingClass.pathTo(use, field, lowering.unit().attribution())
            .orElseThrow(
                () -> lowering.faults().refuse(DiagnosticId.SYC1017, use, field.symbol().name()));
    return field(lowering, field, way, use);
  }

  /**
   * A field, at {@code use}.
   *
   * @param way to the object from this one, as {@link EnclosingClass} has it
   */
  Value field(FunctionContext lowering, Denotation.Field field, List<String> way, Expression use);

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

  /**
   * What {@code code}, which {@code attribution} knows, needs to use {@code this} in a function.
   *
   * @param thisClass the class of the object, where it is known exactly
   */
  Transfer transfer(
      FunctionContext lowering,
      Attribution attribution,
      Optional<JavaType.Declared> thisClass,
      Node code);

  /** No {@code this}: what asks for one is left to the host compiler. */
  final class Missing implements ThisObject {
    private Missing() {}

    @Override
    public Value value(FunctionContext lowering, Expression use) {
      throw lowering.faults().silently();
    }

    @Override
    public Value field(
        FunctionContext lowering, Denotation.Field field, List<String> way, Expression use) {
      throw lowering.faults().silently();
    }

    @Override
    public Transfer transfer(
        FunctionContext lowering,
        Attribution attribution,
        Optional<JavaType.Declared> thisClass,
        Node code) {
      return Transfer.NOTHING;
    }
  }
}
