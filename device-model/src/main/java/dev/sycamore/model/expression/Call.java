package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.type.DeviceType;
import java.util.List;

/**
 * A call of a {@link DeviceFunction} of the same unit (or, if external, of another), statically
 * bound.
 *
 * @param function the symbol
 */
public record Call(
    String function, List<DeviceExpression> arguments, DeviceType type, SourceSpan span)
    implements DeviceExpression {

  public Call {
    arguments = List.copyOf(arguments);
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitCall(this);
  }
}
