package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.ScalarType;

/**
 * A conversion between scalar types other than BOOLEAN, with the meaning of JLS 5.1.2 and 5.1.3:
 * floating point to integer saturates and maps NaN to 0 (to byte, short and char by way of int),
 * integer narrowing keeps the low bits, char is unsigned.
 */
public record Convert(ScalarType type, DeviceExpression operand, SourceSpan span)
    implements DeviceExpression {

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitConvert(this);
  }
}
