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
  private final AffineIndex[] sums;

  private int top;

  /** The global indices that guards restrict, by dimension. */
  private final boolean[] guarded = new boolean[AffineIndex.DIMENSIONS];

  /** Whether work-items are left out of which the sums show nothing. */
  private boolean leavesOut;

  /** The first and the last value of each index, as far as guards let it pass. */
  private final long[] first = new long[AffineIndex.INDICES];

  private final long[] last = new long[AffineIndex.INDICES];

  private FilledRange(LaunchValues values, int tokens) {
    this.values = values;
    this.machine = new IndexMachine(values, tokens);
    this.sums = new AffineIndex[tokens];
    Geometry geometry = values.geometry();
    for (int d = 0; d < geometry.dimensions(); d++) {
      first[AffineIndex.GLOBAL + d] = geometry.offset().get(d);
      last[AffineIndex.GLOBAL + d] = geometry.offset().get(d) + geometry.global().get(d) - 1L;
      last[AffineIndex.LOCAL + d] = geometry.local().get(d) - 1L;
      last[AffineIndex.GROUP + d] = geometry.global().get(d) / geometry.local().get(d) - 1L;
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
    AffineIndex made = null;
    if (token instanceof IndexToken.OfLaunch value) {
      made =
          switch (value.quantity()) {
            case GLOBAL_ID -> AffineIndex.index(AffineIndex.GLOBAL + value.number());
            case LOCAL_ID -> AffineIndex.index(AffineIndex.LOCAL + value.number());
            case GROUP_ID -> AffineIndex.index(AffineIndex.GROUP + value.number());
            default -> null;
          };
    } else if (token instanceof IndexOperator operator) {
      top -= operator.operands();
      made = result(operator);
    }
    // An index that has one value stays an index: guards state something of it.
    sums[top++] = made == null && machine.isSame() ? AffineIndex.constant(machine.value()) : made;
  }

  private AffineIndex result(IndexOperator operator) {
    // Code that fills has no loop: a loop may have no round.
    leavesOut |= operator == IndexOperator.UP || operator == IndexOperator.DOWN;
    AffineIndex a = sums[top];
    AffineIndex b = operator.operands() == 2 ? sums[top + 1] : null;
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
  private AffineIndex guarded(AffineIndex index, AffineIndex bound, boolean most) {
    int only = index.onlyIndex();
    if (only < 0 || only >= AffineIndex.LOCAL || !bound.isConstant()) {
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
    AffineIndex sum = top == 1 ? sums[0] : null;
    IndexInterval range = machine.result();
    if (leavesOut || sum == null || !sum.isIndependent(guarded) || values.geometry().size() == 0) {
      return false;
    }
    boolean[] added = new boolean[AffineIndex.INDICES];
    long covered = 1;
    for (int step = 0; step < AffineIndex.INDICES; step++) {
      int next = -1;
      for (int i = 0; i < AffineIndex.INDICES; i++) {
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

  private static long size(AffineIndex sum, int index) {
    return Math.abs(sum.factor(index));
  }
}
