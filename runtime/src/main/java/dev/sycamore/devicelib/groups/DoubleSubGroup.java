package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of sub-groups on {@code double}. */
public final class DoubleSubGroup {
  private DoubleSubGroup() {}

  /** Halves: the greatest power of two below the size first. */
  public static double reduce(SubGroup group, double value, Op op) {
    int size = group.size();
    int index = group.localId();
    double sum = value;
    for (int stride = Integer.highestOneBit(size - 1); stride > 0; stride >>= 1) {
      double other = shuffle(group, sum, index + stride);
      if (index < stride && index + stride < size) {
        sum = DoubleOp.combine(op, sum, other);
      }
    }
    return at(sum, 0);
  }

  public static double reduce(SubGroup group, double value, Op op, double initial) {
    return DoubleOp.combine(op, initial, reduce(group, value, op));
  }

  public static double inclusiveScan(SubGroup group, double value, Op op) {
    int size = group.size();
    int index = group.localId();
    double sum = value;
    for (int stride = 1; stride < size; stride <<= 1) {
      double below = shuffle(group, sum, index - stride);
      if (index >= stride) {
        sum = DoubleOp.combine(op, below, sum);
      }
    }
    return sum;
  }

  public static double inclusiveScan(SubGroup group, double value, Op op, double initial) {
    return DoubleOp.combine(op, initial, inclusiveScan(group, value, op));
  }

  public static double exclusiveScan(SubGroup group, double value, Op op) {
    double below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? DoubleOp.identity(op) : below;
  }

  public static double exclusiveScan(SubGroup group, double value, Op op, double initial) {
    double below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? initial : DoubleOp.combine(op, initial, below);
  }

  public static double broadcast(SubGroup group, double value) {
    return at(value, 0);
  }

  public static double broadcast(SubGroup group, double value, int linearId) {
    return at(value, Math.max(0, Math.min(linearId, group.size() - 1)));
  }

  public static double shuffle(SubGroup group, double value, int localId) {
    boolean inside = localId >= 0 && localId < group.size();
    return at(value, inside ? localId : group.localId());
  }

  public static double shuffleUp(SubGroup group, double value, int delta) {
    return shuffle(group, value, group.localId() - delta);
  }

  public static double shuffleDown(SubGroup group, double value, int delta) {
    return shuffle(group, value, group.localId() + delta);
  }

  public static double shuffleXor(SubGroup group, double value, int mask) {
    return shuffle(group, value, group.localId() ^ mask);
  }

  /** The value of a work-item that the sub-group has. */
  private static double at(double value, int localId) {
    return Double.longBitsToDouble(LongSubGroup.at(Double.doubleToRawLongBits(value), localId));
  }
}
