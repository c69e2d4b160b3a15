package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of sub-groups on {@code long}. */
public final class LongSubGroup {
  private LongSubGroup() {}

  /** Halves: the greatest power of two below the size first. */
  public static long reduce(SubGroup group, long value, Op op) {
    int size = group.size();
    int index = group.localId();
    long sum = value;
    for (int stride = Integer.highestOneBit(size - 1); stride > 0; stride >>= 1) {
      long other = shuffle(group, sum, index + stride);
      if (index < stride && index + stride < size) {
        sum = LongOp.combine(op, sum, other);
      }
    }
    return at(sum, 0);
  }

  public static long reduce(SubGroup group, long value, Op op, long initial) {
    return LongOp.combine(op, initial, reduce(group, value, op));
  }

  public static long inclusiveScan(SubGroup group, long value, Op op) {
    int size = group.size();
    int index = group.localId();
    long sum = value;
    for (int stride = 1; stride < size; stride <<= 1) {
      long below = shuffle(group, sum, index - stride);
      if (index >= stride) {
        sum = LongOp.combine(op, below, sum);
      }
    }
    return sum;
  }

  public static long inclusiveScan(SubGroup group, long value, Op op, long initial) {
    return LongOp.combine(op, initial, inclusiveScan(group, value, op));
  }

  public static long exclusiveScan(SubGroup group, long value, Op op) {
    long below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? LongOp.identity(op) : below;
  }

  public static long exclusiveScan(SubGroup group, long value, Op op, long initial) {
    long below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? initial : LongOp.combine(op, initial, below);
  }

  public static long broadcast(SubGroup group, long value) {
    return at(value, 0);
  }

  public static long broadcast(SubGroup group, long value, int linearId) {
    return at(value, Math.max(0, Math.min(linearId, group.size() - 1)));
  }

  public static long shuffle(SubGroup group, long value, int localId) {
    boolean inside = localId >= 0 && localId < group.size();
    return at(value, inside ? localId : group.localId());
  }

  public static long shuffleUp(SubGroup group, long value, int delta) {
    return shuffle(group, value, group.localId() - delta);
  }

  public static long shuffleDown(SubGroup group, long value, int delta) {
    return shuffle(group, value, group.localId() + delta);
  }

  public static long shuffleXor(SubGroup group, long value, int mask) {
    return shuffle(group, value, group.localId() ^ mask);
  }

  /** The value of a work-item that the sub-group has. */
  static long at(long value, int localId) {
    int high = Lanes.shuffle((int) (value >>> 32), localId);
    int low = Lanes.shuffle((int) value, localId);
    return ((long) high << 32) | (low & 0xffff_ffffL);
  }
}
