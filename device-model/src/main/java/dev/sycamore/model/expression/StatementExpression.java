package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import java.util.List;

/**
 * Statements run in order, then the value of {@code result}, which they declare or assign: switch
 * expressions and inlined lambdas. Leaves only by falling off the end of {@code statements}, or by
 * a break to a label inside them; a return inside returns from the function.
 *
 * @param result declared in {@code statements}, or before this expression
 */
public record StatementExpression(
    List<? extends EmbeddedStatement> statements, Variable result, SourceSpan span)
    implements DeviceExpression {

  public StatementExpression {
    statements = List.copyOf(statements);
  }

  @Override
  public DeviceType type() {
    return result.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitStatementExpression(this);
  }
}
