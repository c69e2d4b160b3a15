package dev.sycamore;

/**
 * What the work-items of a group do together. Every work-item of the group must call the same
 * operation; each gets its result.
 *
 * <p>The order in which values are combined is fixed, so that sums of floating point are the same
 * on every device. {@code reduce} of n values x first combines columns: {@code x[i] = x[i] op x[i
 * + 32] op x[i + 64]...}, from the left, for all i below 32. Then it halves what is left, c =
 * min(n, 32) values: it takes the powers of two below c, from the greatest to 1, as strides s, and
 * sets {@code x[i] = x[i] op x[i + s]} for all i below s with i + s below c; the result is {@code
 * x[0]}. Scans first scan each row of 32 values, the last of which may have fewer: they take the
 * strides s 1, 2, 4, 8, 16 and set {@code x[i] = x[i - s] op x[i]} for all {@code i >= s} of
 * the row, at the same time. Then each value is {@code b op x[i]}, where b, for all rows but the first,
 * combines the last values of the rows before, from the left. An initial value is combined last,
 * from the left.
 */
public abstract class GroupOperations {
  /** How many values are combined side by side. */
  private static final int ROW = 32;

  GroupOperations() {}

  /** The values of all work-items, in order. */
  abstract Object[] exchange(Object value);

  /** The index of this work-item in the group. */
  abstract int index();

  /**
   * Whether the condition holds for one work-item at least.
   *
   * @param condition the condition of this work-item
   * @return the answer, the same for all work-items
   */
  public final boolean any(boolean condition) {
    for (Object value : exchange(condition)) {
      if ((Boolean) value) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the condition holds for all work-items.
   *
   * @param condition the condition of this work-item
   * @return the answer, the same for all work-items
   */
  public final boolean all(boolean condition) {
    return !any(!condition);
  }

  /**
   * Whether the condition holds for no work-item.
   *
   * @param condition the condition of this work-item
   * @return the answer, the same for all work-items
   */
  public final boolean none(boolean condition) {
    return !any(condition);
  }
<#list kinds as kind>
<#if kind.atomic>

  /**
   * All values combined.
   *
   * @param value the value of this work-item
   * @param op how two values are combined<#if kind.floating>: a constant, not a bitwise operation</#if>
   * @return the result, the same for all work-items
   */
  public final ${kind.type} reduce(${kind.type} value, Op op) {
    ${kind.type}[] x = ${kind.plural}(exchange(value));
    int columns = Math.min(x.length, ROW);
    for (int i = ROW; i < x.length; i++) {
      x[i % ROW] = combine(op, x[i % ROW], x[i]);
    }
    for (int stride = Integer.highestOneBit(columns - 1); stride > 0; stride /= 2) {
      for (int i = 0; i < stride && i + stride < columns; i++) {
        x[i] = combine(op, x[i], x[i + stride]);
      }
    }
    return x[0];
  }

  /**
   * An initial value and all values combined.
   *
   * @param value the value of this work-item
   * @param op how two values are combined<#if kind.floating>: a constant, not a bitwise operation</#if>
   * @param initial the initial value, the same for all work-items
   * @return the result, the same for all work-items
   */
  public final ${kind.type} reduce(${kind.type} value, Op op, ${kind.type} initial) {
    return combine(op, initial, reduce(value, op));
  }

  /**
   * The values up to this work-item's combined.
   *
   * @param value the value of this work-item
   * @param op how two values are combined<#if kind.floating>: a constant, not a bitwise operation</#if>
   * @return the result for this work-item
   */
  public final ${kind.type} inclusiveScan(${kind.type} value, Op op) {
    return scan(value, op)[index()];
  }

  /**
   * An initial value and the values up to this work-item's combined.
   *
   * @param value the value of this work-item
   * @param op how two values are combined<#if kind.floating>: a constant, not a bitwise operation</#if>
   * @param initial the initial value, the same for all work-items
   * @return the result for this work-item
   */
  public final ${kind.type} inclusiveScan(${kind.type} value, Op op, ${kind.type} initial) {
    return combine(op, initial, inclusiveScan(value, op));
  }

  /**
   * The values before this work-item's combined; for the first one 0 for {@code ADD}, {@code OR}
   * and {@code XOR}, 1 for {@code MUL}, all bits for {@code AND}, the greatest value for {@code
   * MIN} and the least for {@code MAX}.
   *
   * @param value the value of this work-item
   * @param op how two values are combined<#if kind.floating>: a constant, not a bitwise operation</#if>
   * @return the result for this work-item
   */
  public final ${kind.type} exclusiveScan(${kind.type} value, Op op) {
    ${kind.type}[] sums = scan(value, op);
    return index() == 0 ? ${kind.type}Identity(op) : sums[index() - 1];
  }

  /**
   * An initial value and the values before this work-item's combined.
   *
   * @param value the value of this work-item
   * @param op how two values are combined<#if kind.floating>: a constant, not a bitwise operation</#if>
   * @param initial the initial value, the same for all work-items; the first one's result
   * @return the result for this work-item
   */
  public final ${kind.type} exclusiveScan(${kind.type} value, Op op, ${kind.type} initial) {
    ${kind.type}[] sums = scan(value, op);
    return index() == 0 ? initial : combine(op, initial, sums[index() - 1]);
  }

  /**
   * The value of the first work-item.
   *
   * @param value the value of this work-item
   * @return that value
   */
  public final ${kind.type} broadcast(${kind.type} value) {
    return broadcast(value, 0);
  }

  /**
   * The value of one work-item.
   *
   * @param value the value of this work-item
   * @param linearId the index of the one work-item in the group, the same for all; a device takes
   *     the nearest one there is
   * @return that value
   * @throws IndexOutOfBoundsException on the host, if the group has no such work-item
   */
  public final ${kind.type} broadcast(${kind.type} value, int linearId) {
    return (${kind.box}) exchange(value)[linearId];
  }

  private ${kind.type}[] scan(${kind.type} value, Op op) {
    ${kind.type}[] x = ${kind.plural}(exchange(value));
    for (int row = 0; row < x.length; row += ROW) {
      int end = Math.min(row + ROW, x.length);
      for (int stride = 1; row + stride < end; stride *= 2) {
        for (int i = end - 1; i >= row + stride; i--) {
          x[i] = combine(op, x[i - stride], x[i]);
        }
      }
    }
    if (x.length > ROW) {
      ${kind.type} before = x[ROW - 1];
      for (int row = ROW; row < x.length; row += ROW) {
        int end = Math.min(row + ROW, x.length);
        ${kind.type} total = x[end - 1];
        for (int i = row; i < end; i++) {
          x[i] = combine(op, before, x[i]);
        }
        before = combine(op, before, total);
      }
    }
    return x;
  }

  private static ${kind.type}[] ${kind.plural}(Object[] values) {
    ${kind.type}[] unboxed = new ${kind.type}[values.length];
    for (int i = 0; i < values.length; i++) {
      unboxed[i] = (${kind.box}) values[i];
    }
    return unboxed;
  }

  private static ${kind.type} combine(Op op, ${kind.type} a, ${kind.type} b) {
    return switch (op) {
      case ADD -> a + b;
      case MUL -> a * b;
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
<#if kind.integral>
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
<#else>
      case AND, OR, XOR -> throw new IllegalArgumentException(op + " of ${kind.type}");
</#if>
    };
  }

  private static ${kind.type} ${kind.type}Identity(Op op) {
    return switch (op) {
      case ADD, OR, XOR -> 0;
      case MUL -> 1;
<#if kind.integral>
      case MIN -> ${kind.box}.MAX_VALUE;
      case MAX -> ${kind.box}.MIN_VALUE;
<#else>
      case MIN -> ${kind.box}.POSITIVE_INFINITY;
      case MAX -> ${kind.box}.NEGATIVE_INFINITY;
</#if>
      case AND -> -1;
    };
  }
</#if>
</#list>
}
