package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/**
 * The function that a default method of its interface is called on.
 *
 * @param function what {@code this} is
 */
public record FunctionThis(Value function) implements ThisObject {
  @Override
  public Value value(SourceTypes context, Expression use) {
    return function.at(context.spanOf(use));
  }

  /** Interfaces have static fields only. */
  @Override
  public Value field(
      SourceTypes context, Denotation.Field field, List<String> way, Expression use) {
    throw context.faults().silently();
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    return new Transfer(List.of(function), parts -> new FunctionThis(parts.get(0)), true);
  }
}
