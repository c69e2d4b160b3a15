package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;

/**
 * {@code target op= value} (JLS 15.26.2): the target is read before the value is evaluated,
 * converted to {@code operationType}, and the result is converted back to the type of the target.
 *
 * @param value already of {@code operationType}; INT for a shift
 * @param fastMath how the result of the operation may differ from the JVM's, on FLOAT or DOUBLE
 */
public record CompoundAssign(
    AssignmentTarget target,
    BinaryOperator operator,
    ScalarType operationType,
    DeviceExpression value,
    FastMathOptions fastMath,
    SourceSpan span)
    implements DeviceExpression {

  /** An operation with the JVM's result. */
  public CompoundAssign(
      AssignmentTarget target,
      BinaryOperator operator,
      ScalarType operationType,
      DeviceExpression value,
      SourceSpan span) {
    this(target, operator, operationType, value, FastMathOptions.EXACT, span);
  }

  @Override
  public DeviceType type() {
    return target.type();
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitCompoundAssign(this);
  }
}
