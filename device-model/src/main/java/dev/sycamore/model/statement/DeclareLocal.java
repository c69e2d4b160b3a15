package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.ViewType;
import java.util.Optional;

/**
 * A local variable, with its initial value if it has one. A variable of a {@link ViewType} holds
 * which memory it is, and can be assigned like others.
 */
public record DeclareLocal(
    Variable variable, Optional<DeviceExpression> initializer, SourceSpan span)
    implements DeviceStatement {

  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitDeclareLocal(this);
  }
}
