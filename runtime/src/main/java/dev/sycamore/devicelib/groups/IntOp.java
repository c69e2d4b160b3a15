package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;

/** How two {@code int}s are combined. */
final class IntOp {
  private IntOp() {}

  static int combine(Op op, int a, int b) {
    return switch (op) {
      case ADD -> a + b;
      case MUL -> a * b;
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
    };
  }

  /** What a scan without an initial value begins with. */
  static int identity(Op op) {
    return switch (op) {
      case ADD, OR, XOR -> 0;
      case MUL -> 1;
      case MIN -> Integer.MAX_VALUE;
      case MAX -> Integer.MIN_VALUE;
      case AND -> -1;
    };
  }
}
