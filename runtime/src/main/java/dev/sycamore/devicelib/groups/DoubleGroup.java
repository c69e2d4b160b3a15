package dev.sycamore.devicelib.groups;

import dev.sycamore.Group;
import dev.sycamore.LocalLongs;
import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/**
 * Operations of work-groups on {@code double}. Values are in scratch memory, as bits, by linear
 * index.
 */
public final class DoubleGroup {
  private DoubleGroup() {}

  public static double reduce(
      LocalLongs scratch, Group group, SubGroup lanes, int index, double value, Op op) {
    int size = group.size();
    int columns = Math.min(size, Lanes.ROW);
    put(scratch, index, value);
    group.barrier();
    if (index < columns) {
      double sum = value;
      for (int i = index + Lanes.ROW; i < size; i += Lanes.ROW) {
        sum = DoubleOp.combine(op, sum, at(scratch, i));
      }
      if (Lanes.width() >= Lanes.ROW) {
        // The columns are the lanes of the first sub-group.
        sum = DoubleSubGroup.reduce(lanes, sum, op);
      }
      put(scratch, index, sum);
    }
    group.barrier();
    if (Lanes.width() < Lanes.ROW) {
      if (index == 0) {
        for (int stride = Integer.highestOneBit(columns - 1); stride > 0; stride >>= 1) {
          for (int i = 0; i < stride && i + stride < columns; i++) {
            put(scratch, i, DoubleOp.combine(op, at(scratch, i), at(scratch, i + stride)));
          }
        }
      }
      group.barrier();
    }
    double result = at(scratch, 0);
    group.barrier();
    return result;
  }

  public static double reduce(
      LocalLongs scratch,
      Group group,
      SubGroup lanes,
      int index,
      double value,
      Op op,
      double initial) {
    return DoubleOp.combine(op, initial, reduce(scratch, group, lanes, index, value, op));
  }

  public static double inclusiveScan(
      LocalLongs scratch, Group group, SubGroup lanes, int index, double value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    double result = upTo(scratch, index, op);
    group.barrier();
    return result;
  }

  public static double inclusiveScan(
      LocalLongs scratch,
      Group group,
      SubGroup lanes,
      int index,
      double value,
      Op op,
      double initial) {
    return DoubleOp.combine(op, initial, inclusiveScan(scratch, group, lanes, index, value, op));
  }

  public static double exclusiveScan(
      LocalLongs scratch, Group group, SubGroup lanes, int index, double value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    double result = index == 0 ? DoubleOp.identity(op) : upTo(scratch, index - 1, op);
    group.barrier();
    return result;
  }

  public static double exclusiveScan(
      LocalLongs scratch,
      Group group,
      SubGroup lanes,
      int index,
      double value,
      Op op,
      double initial) {
    scanRows(scratch, group, lanes, index, value, op);
    double result =
        index == 0 ? initial : DoubleOp.combine(op, initial, upTo(scratch, index - 1, op));
    group.barrier();
    return result;
  }

  public static double broadcast(
      LocalLongs scratch, Group group, SubGroup lanes, int index, double value) {
    return broadcast(scratch, group, lanes, index, value, 0);
  }

  public static double broadcast(
      LocalLongs scratch, Group group, SubGroup lanes, int index, double value, int linearId) {
    put(scratch, index, value);
    group.barrier();
    double result = at(scratch, Math.max(0, Math.min(linearId, group.size() - 1)));
    group.barrier();
    return result;
  }

  /** Leaves the scan of each row in the scratch memory, for all to see. */
  private static void scanRows(
      LocalLongs scratch, Group group, SubGroup lanes, int index, double value, Op op) {
    if (Lanes.width() >= Lanes.ROW) {
      // Rows are sub-groups.
      put(scratch, index, DoubleSubGroup.inclusiveScan(lanes, value, op));
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
        put(scratch, i, DoubleOp.combine(op, at(scratch, i - stride), at(scratch, i)));
      }
    }
  }

  /** The totals of the rows before, from the left, and the scan of the row. */
  private static double upTo(LocalLongs scratch, int index, Op op) {
    double inRow = at(scratch, index);
    int row = index - index % Lanes.ROW;
    if (row == 0) {
      return inRow;
    }
    double before = at(scratch, Lanes.ROW - 1);
    for (int i = 2 * Lanes.ROW - 1; i < row; i += Lanes.ROW) {
      before = DoubleOp.combine(op, before, at(scratch, i));
    }
    return DoubleOp.combine(op, before, inRow);
  }

  private static double at(LocalLongs scratch, int index) {
    return Double.longBitsToDouble(scratch.get(index));
  }

  private static void put(LocalLongs scratch, int index, double value) {
    scratch.set(index, Double.doubleToRawLongBits(value));
  }
}
