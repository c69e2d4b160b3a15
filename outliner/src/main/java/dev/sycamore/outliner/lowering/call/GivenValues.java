package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;

/** What a function takes that no source declares parameters of; the first one is the object. */
record GivenValues(List<Value> values) implements ThisObject {

  GivenValues {
    values = List.copyOf(values);
  }

  List<DeviceExpression> expressions() {
    return values.stream().map(v -> ((Value.Plain) v).expression()).toList();
  }

  @Override
  public Value value(SourceTypes context, Expression use) {
    return values.get(0).at(context.spanOf(use));
  }

  @Override
  public Value field(
      SourceTypes context, Denotation.Field field, List<String> way, Expression use) {
    throw context.faults().silently();
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    return new Transfer(values, GivenValues::new, false);
  }
}
