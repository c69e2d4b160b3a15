package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;

/** How two {@code double}s are combined. */
final class DoubleOp {
  private DoubleOp() {}

  static double combine(Op op, double a, double b) {
    return switch (op) {
      case ADD -> a + b;
      case MUL -> a * b;
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      // The compiler refuses bitwise operations on floating point.
      case AND, OR, XOR -> a;
    };
  }

  /** What a scan without an initial value begins with. */
  static double identity(Op op) {
    return switch (op) {
      case ADD, AND, OR, XOR -> 0;
      case MUL -> 1;
      case MIN -> Double.POSITIVE_INFINITY;
      case MAX -> Double.NEGATIVE_INFINITY;
    };
  }
}
