package dev.sycamore.runtime.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;

/**
 * Finds out whether an index has each of the values in its range, in some work-item: whether it is
 * a constant and multiples of the indices of work-items, without a gap between the sums.
 */
final class FilledRange {
  private final LaunchValues values;
  private final IndexMachine machine;

  /** Null for what is no such sum. */
  private final IndexSum[] sums;

  private int top;

  /** The global indices that guards restrict, by dimension. */
  private final boolean[] guarded = new boolean[IndexSum.DIMENSIONS];

  /** Whether work-items are left out of which the sums show nothing. */
  private boolean leavesOut;

  /** The first and the last value of each index, as far as guards let it pass. */
  private final long[] first = new long[IndexSum.INDICES];

  private final long[] last = new long[IndexSum.INDICES];

  private FilledRange(LaunchValues values, int tokens) {
    this.values = values;
    this.machine = new IndexMachine(values, tokens);
    this.sums = new IndexSum[tokens];
    Geometry geometry = values.geometry();
    for (int d = 0; d < geometry.dimensions(); d++) {
      first[IndexSum.GLOBAL + d] = geometry.offset().get(d);
      last[IndexSum.GLOBAL + d] = geometry.offset().get(d) + geometry.global().get(d) - 1L;
      last[IndexSum.LOCAL + d] = geometry.local().get(d) - 1L;
      last[IndexSum.GROUP + d] = geometry.global().get(d) / geometry.local().get(d) - 1L;
    }
  }

  /**
   * Whether all elements of the range of an index are written, where each work-item writes the one
   * that has its index.
   */
  static boolean isWhole(List<IndexToken> code, LaunchValues values) {
    FilledRange filled = new FilledRange(values, code.size());
    for (IndexToken token : code) {
      filled.machine.step(token);
      if (filled.machine.isAtEnd()) {
        return false;
      }
      filled.step(token);
    }
    return filled.isWhole();
  }

  private void step(IndexToken token) {
    IndexSum made = null;
    if (token instanceof IndexToken.OfLaunch value) {
      made =
          switch (value.quantity()) {
            case GLOBAL_ID -> IndexSum.index(IndexSum.GLOBAL + value.number());
            case LOCAL_ID -> IndexSum.index(IndexSum.LOCAL + value.number());
            case GROUP_ID -> IndexSum.index(IndexSum.GROUP + value.number());
            default -> null;
          };
    } else if (token instanceof IndexOperator operator) {
      top -= operator.operands();
      made = result(operator);
    }
    // An index that has one value stays an index: guards state something of it.
    sums[top++] = made == null && machine.isSame() ? IndexSum.constant(machine.value()) : made;
  }

  private IndexSum result(IndexOperator operator) {
    // Code that fills has no loop: a loop may have no round.
    leavesOut |= operator == IndexOperator.UP || operator == IndexOperator.DOWN;
    IndexSum a = sums[top];
    IndexSum b = operator.operands() == 2 ? sums[top + 1] : null;
    if (a == null || b == null) {
      leavesOut |= operator == IndexOperator.AT_MOST || operator == IndexOperator.AT_LEAST;
      return null;
    }
    return switch (operator) {
      case ADD -> a.plus(b, 1);
      case SUBTRACT -> a.plus(b, -1);
      case MULTIPLY ->
          b.isConstant() ? a.times(b.constant()) : a.isConstant() ? b.times(a.constant()) : null;
      case SHIFT_LEFT -> b.isConstant() ? a.times(1L << b.constant()) : null;
      case AT_MOST -> guarded(a, b, true);
      case AT_LEAST -> guarded(a, b, false);
      default -> null;
    };
  }

  /** The same index, of which fewer values are left. */
  private IndexSum guarded(IndexSum index, IndexSum bound, boolean most) {
    int only = index.onlyIndex();
    if (only < 0 || only >= IndexSum.LOCAL || !bound.isConstant()) {
      leavesOut = true;
      return null;
    }
    guarded[only] = true;
    if (most) {
      last[only] = Math.min(last[only], bound.constant());
    } else {
      first[only] = Math.max(first[only], bound.constant());
    }
    return index;
  }

  /** Steps of one size leave no gap if it is at most the number of values without them. */
  private boolean isWhole() {
    IndexSum sum = top == 1 ? sums[0] : null;
    IndexRange range = machine.result();
    if (leavesOut || sum == null || !sum.isIndependent(guarded) || values.geometry().size() == 0) {
      return false;
    }
    boolean[] added = new boolean[IndexSum.INDICES];
    long covered = 1;
    for (int step = 0; step < IndexSum.INDICES; step++) {
      int next = -1;
      for (int i = 0; i < IndexSum.INDICES; i++) {
        if (!added[i] && (next < 0 || size(sum, i) < size(sum, next))) {
          next = i;
        }
      }
      added[next] = true;
      long more = last[next] - first[next];
      if (more < 0) {
        return false;
      } else if (more > 0 && size(sum, next) > covered) {
        return false;
      }
      covered += size(sum, next) * more;
    }
    return covered == range.last() - range.first() + 1;
  }

  private static long size(IndexSum sum, int index) {
    return Math.abs(sum.factor(index));
  }
}
