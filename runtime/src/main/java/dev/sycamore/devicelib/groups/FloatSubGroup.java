package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of sub-groups on {@code float}. */
public final class FloatSubGroup {
  private FloatSubGroup() {}

  /** Halves: the greatest power of two below the size first. */
  public static float reduce(SubGroup group, float value, Op op) {
    int size = group.size();
    int index = group.localId();
    float sum = value;
    for (int stride = Integer.highestOneBit(size - 1); stride > 0; stride >>= 1) {
      float other = shuffle(group, sum, index + stride);
      if (index < stride && index + stride < size) {
        sum = FloatOp.combine(op, sum, other);
      }
    }
    return at(sum, 0);
  }

  public static float reduce(SubGroup group, float value, Op op, float initial) {
    return FloatOp.combine(op, initial, reduce(group, value, op));
  }

  public static float inclusiveScan(SubGroup group, float value, Op op) {
    int size = group.size();
    int index = group.localId();
    float sum = value;
    for (int stride = 1; stride < size; stride <<= 1) {
      float below = shuffle(group, sum, index - stride);
      if (index >= stride) {
        sum = FloatOp.combine(op, below, sum);
      }
    }
    return sum;
  }

  public static float inclusiveScan(SubGroup group, float value, Op op, float initial) {
    return FloatOp.combine(op, initial, inclusiveScan(group, value, op));
  }

  public static float exclusiveScan(SubGroup group, float value, Op op) {
    float below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? FloatOp.identity(op) : below;
  }

  public static float exclusiveScan(SubGroup group, float value, Op op, float initial) {
    float below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? initial : FloatOp.combine(op, initial, below);
  }

  public static float broadcast(SubGroup group, float value) {
    return at(value, 0);
  }

  public static float broadcast(SubGroup group, float value, int linearId) {
    return at(value, Math.max(0, Math.min(linearId, group.size() - 1)));
  }

  public static float shuffle(SubGroup group, float value, int localId) {
    boolean inside = localId >= 0 && localId < group.size();
    return at(value, inside ? localId : group.localId());
  }

  public static float shuffleUp(SubGroup group, float value, int delta) {
    return shuffle(group, value, group.localId() - delta);
  }

  public static float shuffleDown(SubGroup group, float value, int delta) {
    return shuffle(group, value, group.localId() + delta);
  }

  public static float shuffleXor(SubGroup group, float value, int mask) {
    return shuffle(group, value, group.localId() ^ mask);
  }

  /** The value of a work-item that the sub-group has. */
  private static float at(float value, int localId) {
    return Float.intBitsToFloat(Lanes.shuffle(Float.floatToRawIntBits(value), localId));
  }
}
