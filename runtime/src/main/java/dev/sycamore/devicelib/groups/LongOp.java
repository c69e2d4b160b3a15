package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;

/** How two {@code long}s are combined. */
final class LongOp {
  private LongOp() {}

  static long combine(Op op, long a, long b) {
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
  static long identity(Op op) {
    return switch (op) {
      case ADD, OR, XOR -> 0;
      case MUL -> 1;
      case MIN -> Long.MAX_VALUE;
      case MAX -> Long.MIN_VALUE;
      case AND -> -1;
    };
  }
}
