package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;

/** How two {@code float}s are combined. */
final class FloatOp {
  private FloatOp() {}

  static float combine(Op op, float a, float b) {
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
  static float identity(Op op) {
    return switch (op) {
      case ADD, AND, OR, XOR -> 0;
      case MUL -> 1;
      case MIN -> Float.POSITIVE_INFINITY;
      case MAX -> Float.NEGATIVE_INFINITY;
    };
  }
}
