package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of sub-groups on {@code ${kind.type}}. */
public final class ${kind.name}SubGroup {
  private ${kind.name}SubGroup() {}

  /** Halves: the greatest power of two below the size first. */
  public static ${kind.type} reduce(SubGroup group, ${kind.type} value, Op op) {
    int size = group.size();
    int index = group.localId();
    ${kind.type} sum = value;
    for (int stride = Integer.highestOneBit(size - 1); stride > 0; stride >>= 1) {
      ${kind.type} other = shuffle(group, sum, index + stride);
      if (index < stride && index + stride < size) {
        sum = ${kind.name}Op.combine(op, sum, other);
      }
    }
    return at(sum, 0);
  }

  public static ${kind.type} reduce(SubGroup group, ${kind.type} value, Op op, ${kind.type} initial) {
    return ${kind.name}Op.combine(op, initial, reduce(group, value, op));
  }

  public static ${kind.type} inclusiveScan(SubGroup group, ${kind.type} value, Op op) {
    int size = group.size();
    int index = group.localId();
    ${kind.type} sum = value;
    for (int stride = 1; stride < size; stride <<= 1) {
      ${kind.type} below = shuffle(group, sum, index - stride);
      if (index >= stride) {
        sum = ${kind.name}Op.combine(op, below, sum);
      }
    }
    return sum;
  }

  public static ${kind.type} inclusiveScan(SubGroup group, ${kind.type} value, Op op, ${kind.type} initial) {
    return ${kind.name}Op.combine(op, initial, inclusiveScan(group, value, op));
  }

  public static ${kind.type} exclusiveScan(SubGroup group, ${kind.type} value, Op op) {
    ${kind.type} below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? ${kind.name}Op.identity(op) : below;
  }

  public static ${kind.type} exclusiveScan(SubGroup group, ${kind.type} value, Op op, ${kind.type} initial) {
    ${kind.type} below = shuffleUp(group, inclusiveScan(group, value, op), 1);
    return group.localId() == 0 ? initial : ${kind.name}Op.combine(op, initial, below);
  }

  public static ${kind.type} broadcast(SubGroup group, ${kind.type} value) {
    return at(value, 0);
  }

  public static ${kind.type} broadcast(SubGroup group, ${kind.type} value, int linearId) {
    return at(value, Math.max(0, Math.min(linearId, group.size() - 1)));
  }

  public static ${kind.type} shuffle(SubGroup group, ${kind.type} value, int localId) {
    boolean inside = localId >= 0 && localId < group.size();
    return at(value, inside ? localId : group.localId());
  }

  public static ${kind.type} shuffleUp(SubGroup group, ${kind.type} value, int delta) {
    return shuffle(group, value, group.localId() - delta);
  }

  public static ${kind.type} shuffleDown(SubGroup group, ${kind.type} value, int delta) {
    return shuffle(group, value, group.localId() + delta);
  }

  public static ${kind.type} shuffleXor(SubGroup group, ${kind.type} value, int mask) {
    return shuffle(group, value, group.localId() ^ mask);
  }

  /** The value of a work-item that the sub-group has. */
<#switch kind.type>
<#on "int">
  private static int at(int value, int localId) {
    return Lanes.shuffle(value, localId);
<#on "long">
  static long at(long value, int localId) {
    int high = Lanes.shuffle((int) (value >>> 32), localId);
    int low = Lanes.shuffle((int) value, localId);
    return ((long) high << 32) | (low & 0xffff_ffffL);
<#on "float">
  private static float at(float value, int localId) {
    return Float.intBitsToFloat(Lanes.shuffle(Float.floatToRawIntBits(value), localId));
<#on "double">
  private static double at(double value, int localId) {
    return Double.longBitsToDouble(LongSubGroup.at(Double.doubleToRawLongBits(value), localId));
</#switch>
  }
}
