package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of sub-groups on {@code int}. */
public final class IntSubGroup {
  private IntSubGroup() {}

  /** Halves: the greatest power of two below the size first. */
  public static int reduce(SubGroup group, int value, Op op) {
    int size = group.size();
    int index = group.localId();
    int sum = value;
    for (int stride = Integer.highestOneBit(size - 1); stride > 0; stride >>= 1) {
      int other = shuffle(group, sum, index + stride);
      if (index < stride && index + stride < size) {
        sum = IntOp.combine(op, sum, other);
      }
    }
    return at(sum, 0);
  }

  public static int reduce(SubGroup group, int value, Op op, int initial) {
    return IntOp.combine(op, initial, reduce(group, value, op));
  }

  public static int inclusiveScan(SubGroup group, int value, Op op) {
    int size = group.size();
    int index = group.localId();
    int sum = value;
    for (int stride = 1; stride < size; stride <<= 1) {
      int below = shuffle(group, sum, index - stride);
      if (index >= stride) {
        sum = IntOp.combine(op, below, sum);
      }
    }
    return sum;
  }

  public static int inclusiveScan(SubGroup group, int value, Op op, int initial) {
    return IntOp.combine(op, initial, inclusiveScan(group, value, op));
  }

  public static int exclusiveScan(SubGroup group, int value, Op op) {
    int below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? IntOp.identity(op) : below;
  }

  public static int exclusiveScan(SubGroup group, int value, Op op, int initial) {
    int below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? initial : IntOp.combine(op, initial, below);
  }

  public static int broadcast(SubGroup group, int value) {
    return at(value, 0);
  }

  public static int broadcast(SubGroup group, int value, int linearId) {
    return at(value, Math.max(0, Math.min(linearId, group.size() - 1)));
  }

  public static int shuffle(SubGroup group, int value, int localId) {
    boolean inside = localId >= 0 && localId < group.size();
    return at(value, inside ? localId : group.localId());
  }

  public static int shuffleUp(SubGroup group, int value, int delta) {
    return shuffle(group, value, group.localId() - delta);
  }

  public static int shuffleDown(SubGroup group, int value, int delta) {
    return shuffle(group, value, group.localId() + delta);
  }

  public static int shuffleXor(SubGroup group, int value, int mask) {
    return shuffle(group, value, group.localId() ^ mask);
  }

  /** The value of a work-item that the sub-group has. */
  private static int at(int value, int localId) {
    return Lanes.shuffle(value, localId);
  }
}
