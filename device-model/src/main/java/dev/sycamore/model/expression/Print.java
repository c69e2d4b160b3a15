package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.VoidType;
import java.util.List;

/**
 * {@code DeviceDebug.printf}: prints its values, evaluated in order.
 *
 * @param format fits the values, as {@code String.format} defines it
 * @param arguments of scalar types
 */
public record Print(String format, List<DeviceExpression> arguments, SourceSpan span)
    implements DeviceExpression {

  public Print {
    arguments = List.copyOf(arguments);
  }

  @Override
  public DeviceType type() {
    return VoidType.VOID;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitPrint(this);
  }
}
