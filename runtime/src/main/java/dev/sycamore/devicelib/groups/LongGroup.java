package dev.sycamore.devicelib.groups;

import dev.sycamore.Group;
import dev.sycamore.LocalLongs;
import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Operations of work-groups on {@code long}. Values are in scratch memory by linear index. */
public final class LongGroup {
  private LongGroup() {}

  public static long reduce(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op) {
    int size = group.size();
    int columns = Math.min(size, Lanes.ROW);
    put(scratch, index, value);
    group.barrier();
    if (index < columns) {
      long sum = value;
      for (int i = index + Lanes.ROW; i < size; i += Lanes.ROW) {
        sum = LongOp.combine(op, sum, at(scratch, i));
      }
      if (Lanes.width() >= Lanes.ROW) {
        // The columns are the lanes of the first sub-group.
        sum = LongSubGroup.reduce(lanes, sum, op);
      }
      put(scratch, index, sum);
    }
    group.barrier();
    if (Lanes.width() < Lanes.ROW) {
      if (index == 0) {
        for (int stride = Integer.highestOneBit(columns - 1); stride > 0; stride >>= 1) {
          for (int i = 0; i < stride && i + stride < columns; i++) {
            put(scratch, i, LongOp.combine(op, at(scratch, i), at(scratch, i + stride)));
          }
        }
      }
      group.barrier();
    }
    long result = at(scratch, 0);
    group.barrier();
    return result;
  }

  public static long reduce(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op, long initial) {
    return LongOp.combine(op, initial, reduce(scratch, group, lanes, index, value, op));
  }

  public static long inclusiveScan(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    long result = upTo(scratch, index, op);
    group.barrier();
    return result;
  }

  public static long inclusiveScan(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op, long initial) {
    return LongOp.combine(op, initial, inclusiveScan(scratch, group, lanes, index, value, op));
  }

  public static long exclusiveScan(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    long result = index == 0 ? LongOp.identity(op) : upTo(scratch, index - 1, op);
    group.barrier();
    return result;
  }

  public static long exclusiveScan(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op, long initial) {
    scanRows(scratch, group, lanes, index, value, op);
    long result = index == 0 ? initial : LongOp.combine(op, initial, upTo(scratch, index - 1, op));
    group.barrier();
    return result;
  }

  public static long broadcast(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value) {
    return broadcast(scratch, group, lanes, index, value, 0);
  }

  public static long broadcast(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, int linearId) {
    put(scratch, index, value);
    group.barrier();
    long result = at(scratch, Math.max(0, Math.min(linearId, group.size() - 1)));
    group.barrier();
    return result;
  }

  /** Leaves the scan of each row in the scratch memory, for all to see. */
  private static void scanRows(
      LocalLongs scratch, Group group, SubGroup lanes, int index, long value, Op op) {
    if (Lanes.width() >= Lanes.ROW) {
      // Rows are sub-groups.
      put(scratch, index, LongSubGroup.inclusiveScan(lanes, value, op));
    } else {
      put(scratch, index, value);
      group.barrier();
      if (index % Lanes.ROW == 0) {
        scanRow(scratch, index, Math.min(group.size(), index + Lanes.ROW), op);
      }
    }
    group.barrier();
  }

  private static void scanRow(LocalLongs scratch, int begin, int end, Op op) {
    for (int stride = 1; begin + stride < end; stride <<= 1) {
      for (int i = end - 1; i >= begin + stride; i--) {
        put(scratch, i, LongOp.combine(op, at(scratch, i - stride), at(scratch, i)));
      }
    }
  }

  /** The totals of the rows before, from the left, and the scan of the row. */
  private static long upTo(LocalLongs scratch, int index, Op op) {
    long inRow = at(scratch, index);
    int row = index - index % Lanes.ROW;
    if (row == 0) {
      return inRow;
    }
    long before = at(scratch, Lanes.ROW - 1);
    for (int i = 2 * Lanes.ROW - 1; i < row; i += Lanes.ROW) {
      before = LongOp.combine(op, before, at(scratch, i));
    }
    return LongOp.combine(op, before, inRow);
  }

  private static long at(LocalLongs scratch, int index) {
    return scratch.get(index);
  }

  private static void put(LocalLongs scratch, int index, long value) {
    scratch.set(index, value);
  }
}
