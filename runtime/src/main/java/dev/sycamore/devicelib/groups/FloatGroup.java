package dev.sycamore.devicelib.groups;

import dev.sycamore.Group;
import dev.sycamore.LocalInts;
import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/**
 * Operations of work-groups on {@code float}. Values are in scratch memory, as bits, by linear
 * index.
 */
public final class FloatGroup {
  private FloatGroup() {}

  public static float reduce(
      LocalInts scratch, Group group, SubGroup lanes, int index, float value, Op op) {
    int size = group.size();
    int columns = Math.min(size, Lanes.ROW);
    put(scratch, index, value);
    group.barrier();
    if (index < columns) {
      float sum = value;
      for (int i = index + Lanes.ROW; i < size; i += Lanes.ROW) {
        sum = FloatOp.combine(op, sum, at(scratch, i));
      }
      if (Lanes.width() >= Lanes.ROW) {
        // The columns are the lanes of the first sub-group.
        sum = FloatSubGroup.reduce(lanes, sum, op);
      }
      put(scratch, index, sum);
    }
    group.barrier();
    if (Lanes.width() < Lanes.ROW) {
      if (index == 0) {
        for (int stride = Integer.highestOneBit(columns - 1); stride > 0; stride >>= 1) {
          for (int i = 0; i < stride && i + stride < columns; i++) {
            put(scratch, i, FloatOp.combine(op, at(scratch, i), at(scratch, i + stride)));
          }
        }
      }
      group.barrier();
    }
    float result = at(scratch, 0);
    group.barrier();
    return result;
  }

  public static float reduce(
      LocalInts scratch,
      Group group,
      SubGroup lanes,
      int index,
      float value,
      Op op,
      float initial) {
    return FloatOp.combine(op, initial, reduce(scratch, group, lanes, index, value, op));
  }

  public static float inclusiveScan(
      LocalInts scratch, Group group, SubGroup lanes, int index, float value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    float result = upTo(scratch, index, op);
    group.barrier();
    return result;
  }

  public static float inclusiveScan(
      LocalInts scratch,
      Group group,
      SubGroup lanes,
      int index,
      float value,
      Op op,
      float initial) {
    return FloatOp.combine(op, initial, inclusiveScan(scratch, group, lanes, index, value, op));
  }

  public static float exclusiveScan(
      LocalInts scratch, Group group, SubGroup lanes, int index, float value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    float result = index == 0 ? FloatOp.identity(op) : upTo(scratch, index - 1, op);
    group.barrier();
    return result;
  }

  public static float exclusiveScan(
      LocalInts scratch,
      Group group,
      SubGroup lanes,
      int index,
      float value,
      Op op,
      float initial) {
    scanRows(scratch, group, lanes, index, value, op);
    float result =
        index == 0 ? initial : FloatOp.combine(op, initial, upTo(scratch, index - 1, op));
    group.barrier();
    return result;
  }

  public static float broadcast(
      LocalInts scratch, Group group, SubGroup lanes, int index, float value) {
    return broadcast(scratch, group, lanes, index, value, 0);
  }

  public static float broadcast(
      LocalInts scratch, Group group, SubGroup lanes, int index, float value, int linearId) {
    put(scratch, index, value);
    group.barrier();
    float result = at(scratch, Math.max(0, Math.min(linearId, group.size() - 1)));
    group.barrier();
    return result;
  }

  /** Leaves the scan of each row in the scratch memory, for all to see. */
  private static void scanRows(
      LocalInts scratch, Group group, SubGroup lanes, int index, float value, Op op) {
    if (Lanes.width() >= Lanes.ROW) {
      // Rows are sub-groups.
      put(scratch, index, FloatSubGroup.inclusiveScan(lanes, value, op));
    } else {
      put(scratch, index, value);
      group.barrier();
      if (index % Lanes.ROW == 0) {
        scanRow(scratch, index, Math.min(group.size(), index + Lanes.ROW), op);
      }
    }
    group.barrier();
  }

  private static void scanRow(LocalInts scratch, int begin, int end, Op op) {
    for (int stride = 1; begin + stride < end; stride <<= 1) {
      for (int i = end - 1; i >= begin + stride; i--) {
        put(scratch, i, FloatOp.combine(op, at(scratch, i - stride), at(scratch, i)));
      }
    }
  }

  /** The totals of the rows before, from the left, and the scan of the row. */
  private static float upTo(LocalInts scratch, int index, Op op) {
    float inRow = at(scratch, index);
    int row = index - index % Lanes.ROW;
    if (row == 0) {
      return inRow;
    }
    float before = at(scratch, Lanes.ROW - 1);
    for (int i = 2 * Lanes.ROW - 1; i < row; i += Lanes.ROW) {
      before = FloatOp.combine(op, before, at(scratch, i));
    }
    return FloatOp.combine(op, before, inRow);
  }

  private static float at(LocalInts scratch, int index) {
    return Float.intBitsToFloat(scratch.get(index));
  }

  private static void put(LocalInts scratch, int index, float value) {
    scratch.set(index, Float.floatToRawIntBits(value));
  }
}
