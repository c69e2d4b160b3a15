package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;

/**
 * Where the work-item is in its range; an INT.
 *
 * @param dimensions of the kernel's range, 1 to 3
 * @param dimension an INT, 0 the slowest as in SYCL (OpenCL's number is {@code dimensions - 1 -
 *     dimension})
 */
public record WorkItemQuery(
    Query query, int dimensions, DeviceExpression dimension, SourceSpan span)
    implements DeviceExpression {

  /** SYCL 4.9.1.4. */
  public enum Query {
    GLOBAL_ID,
    LOCAL_ID,
    GROUP_ID,
    GLOBAL_RANGE,
    LOCAL_RANGE,
    GROUP_RANGE
  }

  @Override
  public DeviceType type() {
    return ScalarType.INT;
  }

  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitWorkItemQuery(this);
  }
}
