package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import java.util.List;

/**
 * One relaxed atomic operation on an element of a view; gives the old value (STORE gives nothing).
 *
 * @param operands EXCHANGE and the arithmetic ones: the value; COMPARE_EXCHANGE: expected, then
 *     value; LOAD: none; STORE: the value
 */
public record AtomicOperation(
    Operator operator,
    DeviceExpression view,
    List<DeviceExpression> indices,
    List<DeviceExpression> operands,
    DeviceType type,
    SourceSpan span)
    implements DeviceExpression {

  /** SYCL 4.15.3. */
  public enum Operator {
    ADD,
    SUBTRACT,
    MIN,
    MAX,
    AND,
    OR,
    XOR,
    EXCHANGE,
    COMPARE_EXCHANGE,
    LOAD,
    STORE
  }

  public AtomicOperation {
    indices = List.copyOf(indices);
    operands = List.copyOf(operands);
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitAtomicOperation(this);
  }
}
