package dev.sycamore.devicelib.groups;

import dev.sycamore.Group;
import dev.sycamore.LocalInts;
import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of work-groups on {@code int}. Values are in scratch memory by linear index. */
public final class IntGroup {
  private IntGroup() {}

  public static int reduce(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op) {
    int size = group.size();
    int columns = Math.min(size, Lanes.ROW);
    put(scratch, index, value);
    group.barrier();
    if (index < columns) {
      int sum = value;
      for (int i = index + Lanes.ROW; i < size; i += Lanes.ROW) {
        sum = IntOp.combine(op, sum, at(scratch, i));
      }
      if (Lanes.width() >= Lanes.ROW) {
        // The columns are the lanes of the first sub-group.
        sum = IntSubGroup.reduce(lanes, sum, op);
      }
      put(scratch, index, sum);
    }
    group.barrier();
    if (Lanes.width() < Lanes.ROW) {
      if (index == 0) {
        for (int stride = Integer.highestOneBit(columns - 1); stride > 0; stride >>= 1) {
          for (int i = 0; i < stride && i + stride < columns; i++) {
            put(scratch, i, IntOp.combine(op, at(scratch, i), at(scratch, i + stride)));
          }
        }
      }
      group.barrier();
    }
    int result = at(scratch, 0);
    group.barrier();
    return result;
  }

  public static int reduce(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op, int initial) {
    return IntOp.combine(op, initial, reduce(scratch, group, lanes, index, value, op));
  }

  public static int inclusiveScan(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    int result = upTo(scratch, index, op);
    group.barrier();
    return result;
  }

  public static int inclusiveScan(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op, int initial) {
    return IntOp.combine(op, initial, inclusiveScan(scratch, group, lanes, index, value, op));
  }

  public static int exclusiveScan(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    int result = index == 0 ? IntOp.identity(op) : upTo(scratch, index - 1, op);
    group.barrier();
    return result;
  }

  public static int exclusiveScan(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op, int initial) {
    scanRows(scratch, group, lanes, index, value, op);
    int result = index == 0 ? initial : IntOp.combine(op, initial, upTo(scratch, index - 1, op));
    group.barrier();
    return result;
  }

  public static int broadcast(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value) {
    return broadcast(scratch, group, lanes, index, value, 0);
  }

  public static int broadcast(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, int linearId) {
    put(scratch, index, value);
    group.barrier();
    int result = at(scratch, Math.max(0, Math.min(linearId, group.size() - 1)));
    group.barrier();
    return result;
  }

  /** Leaves the scan of each row in the scratch memory, for all to see. */
  private static void scanRows(
      LocalInts scratch, Group group, SubGroup lanes, int index, int value, Op op) {
    if (Lanes.width() >= Lanes.ROW) {
      // Rows are sub-groups.
      put(scratch, index, IntSubGroup.inclusiveScan(lanes, value, op));
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
        put(scratch, i, IntOp.combine(op, at(scratch, i - stride), at(scratch, i)));
      }
    }
  }

  /** The totals of the rows before, from the left, and the scan of the row. */
  private static int upTo(LocalInts scratch, int index, Op op) {
    int inRow = at(scratch, index);
    int row = index - index % Lanes.ROW;
    if (row == 0) {
      return inRow;
    }
    int before = at(scratch, Lanes.ROW - 1);
    for (int i = 2 * Lanes.ROW - 1; i < row; i += Lanes.ROW) {
      before = IntOp.combine(op, before, at(scratch, i));
    }
    return IntOp.combine(op, before, inRow);
  }

  private static int at(LocalInts scratch, int index) {
    return scratch.get(index);
  }

  private static void put(LocalInts scratch, int index, int value) {
    scratch.set(index, value);
  }
}
