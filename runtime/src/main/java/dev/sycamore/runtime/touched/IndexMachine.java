package dev.sycamore.runtime.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;
import java.util.List;

/**
 * Computes which values the code of an index has in all work-items together. A value that is no
 * {@code int} would wrap around in the kernel: then nothing is known.
 */
final class IndexMachine {
  private final LaunchValues values;
  private final long[] first;
  private final long[] last;
  private int top;

  /** Set when nothing is known, or there is no access. */
  private IndexInterval end;

  IndexMachine(LaunchValues values, int tokens) {
    this.values = values;
    this.first = new long[tokens];
    this.last = new long[tokens];
  }

  /** The values of an index. */
  static IndexInterval range(List<IndexToken> code, LaunchValues values) {
    IndexMachine machine = new IndexMachine(values, code.size());
    for (int i = 0; i < code.size() && machine.end == null; i++) {
      machine.step(code.get(i));
    }
    return machine.result();
  }

  IndexInterval result() {
    return end == null ? new IndexInterval(first[0], last[0]) : end;
  }

  /** Whether nothing follows: the result is there. */
  boolean isAtEnd() {
    return end != null;
  }

  /** Whether the value that was computed last is the same in all work-items. */
  boolean isSame() {
    return first[top - 1] == last[top - 1];
  }

  /** That value. */
  long value() {
    return first[top - 1];
  }

  /** Computes one more value. */
  void step(IndexToken token) {
    if (token instanceof IndexToken.Constant constant) {
      push(constant.value(), constant.value());
    } else if (token instanceof IndexToken.OfLaunch value) {
      if (!values.has(value)) {
        end = IndexInterval.UNKNOWN;
        return;
      }
      long least = values.first(value);
      push(least, least + values.count(value) - 1);
    } else {
      IndexOperator operator = (IndexOperator) token;
      top -= operator.operands();
      apply(operator);
    }
  }

  private void push(long from, long to) {
    if (from < Integer.MIN_VALUE || to > Integer.MAX_VALUE) {
      end = IndexInterval.UNKNOWN;
    } else if (from > to) {
      end = IndexInterval.NONE;
    } else {
      first[top] = from;
      last[top++] = to;
    }
  }

  private void apply(IndexOperator operator) {
    long a = first[top];
    long b = last[top];
    long c = operator.operands() > 1 ? first[top + 1] : 0;
    long d = operator.operands() > 1 ? last[top + 1] : 0;
    switch (operator) {
      case ADD -> push(a + c, b + d);
      case SUBTRACT -> push(a - d, b - c);
      case MULTIPLY -> push(a * c, a * d, b * c, b * d);
      case DIVIDE -> {
        if (isKnown(c > 0)) {
          push(a / c, a / d, b / c, b / d);
        }
      }
      case REMAINDER -> {
        if (isKnown(c > 0)) {
          remainder(a, b, c, d);
        }
      }
      case SHIFT_LEFT -> {
        if (isKnown(isShift(c, d))) {
          push(a << c, a << d, b << c, b << d);
        }
      }
      case SHIFT_RIGHT -> {
        if (isKnown(isShift(c, d))) {
          push(a >> c, a >> d, b >> c, b >> d);
        }
      }
      case SHIFT_RIGHT_UNSIGNED -> {
        if (isKnown(isShift(c, d) && a >= 0)) {
          push(a >> d, b >> c);
        }
      }
      case AND -> and(a, b, c, d);
      case OR, XOR -> combine(operator, a, b, c, d);
      case MIN -> push(Math.min(a, c), Math.min(b, d));
      case MAX -> push(Math.max(a, c), Math.max(b, d));
      case ABS ->
          push(
              a <= 0 && b >= 0 ? 0 : Math.min(Math.abs(a), Math.abs(b)),
              Math.max(Math.abs(a), Math.abs(b)));
      case EITHER -> push(Math.min(a, c), Math.max(b, d));
      case AT_MOST -> push(a, Math.min(b, d));
      case AT_LEAST -> push(Math.max(a, c), b);
      case UP -> {
        if (isKnown(first[top + 2] > 0 && d + last[top + 2] <= Integer.MAX_VALUE)) {
          push(a, d);
        }
      }
      case DOWN -> {
        if (isKnown(first[top + 2] > 0 && c - last[top + 2] >= Integer.MIN_VALUE)) {
          push(c, b);
        }
      }
    }
  }

  private boolean isKnown(boolean condition) {
    if (!condition) {
      end = IndexInterval.UNKNOWN;
    }
    return condition;
  }

  /** Whether a count of bits is that of a shift of an INT and of a LONG. */
  private static boolean isShift(long least, long most) {
    return least >= 0 && most < Integer.SIZE;
  }

  private void push(long a, long b, long c, long d) {
    push(Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  /** Of what is divided from {@code a} to {@code b}, by positive numbers from {@code c} on. */
  private void remainder(long a, long b, long c, long d) {
    if (a >= 0 && b < c) {
      push(a, b);
    } else {
      push(a >= 0 ? 0 : Math.max(a, 1 - d), b <= 0 ? 0 : Math.min(b, d - 1));
    }
  }

  private void and(long a, long b, long c, long d) {
    if (c == d && clearsLowBits(c)) {
      push(a & c, b & c);
    } else if (a == b && clearsLowBits(a)) {
      push(c & a, d & a);
    } else if (a == b && c == d) {
      push(a & c, a & c);
    } else if (a >= 0 || c >= 0) {
      push(0, a < 0 ? d : c < 0 ? b : Math.min(b, d));
    } else {
      // The bits that two negative numbers have alone are the lowest ones.
      push(-2 * Long.highestOneBit(-Math.min(a, c)), Math.max(b, d));
    }
  }

  /** Whether a mask takes the same number of lowest bits away from all numbers: order stays. */
  private static boolean clearsLowBits(long mask) {
    return mask < 0 && Long.bitCount(-mask) == 1;
  }

  private void combine(IndexOperator operator, long a, long b, long c, long d) {
    if (a == b && c == d) {
      long value = operator == IndexOperator.OR ? a | c : a ^ c;
      push(value, value);
    } else if (isKnown(a >= 0 && c >= 0)) {
      long most = Math.max(b, d);
      long bits = most == 0 ? 0 : 2 * Long.highestOneBit(most) - 1;
      push(operator == IndexOperator.OR ? Math.max(a, c) : 0, bits);
    }
  }
}
