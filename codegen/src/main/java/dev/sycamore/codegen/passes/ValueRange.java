package dev.sycamore.codegen.passes;

import dev.sycamore.model.expression.DeviceExpression;

/**
 * Between which two numbers an INT is in all passes of a nest of loops, up to multiples of 2^32.
 *
 * @param low the least, a LONG that is known before the nest
 * @param high the greatest; the same object if the value is the same in all passes
 * @param most neither is further from 0
 */
record ValueRange(DeviceExpression low, DeviceExpression high, long most) {

  /** Of an INT. */
  static final long INT = 1L << 31;

  /** With this neither sums of two nor differences of limits overflow. */
  static final long FAR = 1L << 61;

  static ValueRange single(DeviceExpression value, long most) {
    return new ValueRange(value, value, most);
  }

  boolean isSingle() {
    return low.equals(high);
  }

  /** Whether it can be computed with 64 bits. */
  boolean isExact() {
    return most <= FAR;
  }
}
