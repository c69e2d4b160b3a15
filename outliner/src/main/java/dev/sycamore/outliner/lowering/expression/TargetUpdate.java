package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads the place that an assignment writes, each part of it once (JLS 15.26.2). */
final class TargetUpdate {
  private final CodeEmission context;
  private final SourceSpan span;

  TargetUpdate(CodeEmission context, Node at) {
    this.context = context;
    this.span = context.spanOf(at);
  }

  /** A read of the target, to look at only. */
  DeviceExpression sample(AssignmentTarget target) {
    return target.read(span);
  }

  /**
   * Stores what {@code operation} makes of the target's old value, which is read before the
   * operation; gives what is stored.
   */
  DeviceExpression update(AssignmentTarget target, UnaryOperator<DeviceExpression> operation) {
    ScalarType type = (ScalarType) target.type();
    List<DeviceStatement> statements = new ArrayList<>();
    AssignmentTarget fixed = target.match(local -> local, element -> fixed(element, statements));
    DeviceExpression old = keep("old", sample(fixed), statements);
    Variable result = context.scope().fresh("result", type);
    statements.add(
        new DeclareLocal(
            result, Optional.of(ScalarConversions.convert(operation.apply(old), type)), span));
    statements.add(new Evaluate(new Assign(fixed, new ReadLocal(result, span), span), span));
    return new StatementExpression(statements, result, span);
  }

  private AssignmentTarget fixed(
      AssignmentTarget.Element element, List<DeviceStatement> statements) {
    DeviceExpression view =
        element.view().isTrivial() ? element.view() : keep("row", element.view(), statements);
    List<DeviceExpression> indices = new ArrayList<>();
    for (DeviceExpression index : element.indices()) {
      indices.add(keep("index", index, statements));
    }
    return new AssignmentTarget.Element(view, indices);
  }

  private DeviceExpression keep(
      String name, DeviceExpression value, List<DeviceStatement> statements) {
    Variable variable = context.scope().fresh(name, value.type());
    statements.add(new DeclareLocal(variable, Optional.of(value), span));
    return new ReadLocal(variable, span);
  }
}
