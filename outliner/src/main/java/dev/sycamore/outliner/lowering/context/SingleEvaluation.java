package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A value that is used several times but must be computed once. */
public final class SingleEvaluation {
  private final CodeEmission context;
  private final String name;
  private final DeviceExpression value;
  private final SourceSpan span;

  public SingleEvaluation(
      CodeEmission context, String name, DeviceExpression value, SourceSpan span) {
    this.context = context;
    this.name = name;
    this.value = value;
    this.span = span;
  }

  /** What {@code user} makes of the value. */
  public DeviceExpression in(UnaryOperator<DeviceExpression> user) {
    if (value.isTrivial()) {
      return user.apply(value);
    }
    Variable kept = context.scope().fresh(name, value.type());
    DeviceExpression result = user.apply(new ReadLocal(kept, span));
    Variable given = context.scope().fresh("result", result.type());
    return new StatementExpression(
        List.of(
            new DeclareLocal(kept, Optional.of(value), span),
            new DeclareLocal(given, Optional.of(result), span)),
        given,
        span);
  }
}
