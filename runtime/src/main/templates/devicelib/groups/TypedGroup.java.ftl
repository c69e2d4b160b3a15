<#-- Lines break where the formatter would break them, since debug info has the lines of this code. -->
<#function fitting line broken><#return (line?length <= 100)?then(line, broken)></#function>
<#assign scratch = "Local${kind.bits.name}s">
<#assign parameters = [
  "${scratch} scratch", "Group group", "SubGroup lanes", "int index", "${kind.type} value", "Op op", "${kind.type} initial"
]>
<#assign withInitial =
    fitting("      ${parameters?join(', ')}) {", "      ${parameters?join(',\n      ')}) {")>
<#assign result = "    ${kind.type} result =">
<#assign scan = "index == 0 ? initial : ${kind.name}Op.combine(op, initial, upTo(scratch, index - 1, op));">
package dev.sycamore.devicelib.groups;

import dev.sycamore.Group;
import dev.sycamore.${scratch};
import dev.sycamore.Op;
import dev.sycamore.SubGroup;

<#if kind.floating>
/**
 * Operations of work-groups on {@code ${kind.type}}. Values are in scratch memory, as bits, by linear
 * index.
 */
<#else>
/** Operations of work-groups on {@code ${kind.type}}. Values are in scratch memory by linear index. */
</#if>
public final class ${kind.name}Group {
  private ${kind.name}Group() {}

  public static ${kind.type} reduce(
      ${scratch} scratch, Group group, SubGroup lanes, int index, ${kind.type} value, Op op) {
    int size = group.size();
    int columns = Math.min(size, Lanes.ROW);
    put(scratch, index, value);
    group.barrier();
    if (index < columns) {
      // Where few threads run many work-items, a value that they keep over a barrier is in memory.
      ${kind.type} sum = Lanes.width() >= Lanes.ROW ? value : at(scratch, index);
      // The same number of passes for all, and one more for those in a row that is not full.
      int row = Lanes.ROW;
      for (; row <= size - Lanes.ROW; row += Lanes.ROW) {
        sum = ${kind.name}Op.combine(op, sum, at(scratch, row + index));
      }
      if (index < size - row) {
        sum = ${kind.name}Op.combine(op, sum, at(scratch, row + index));
      }
      if (Lanes.width() >= Lanes.ROW) {
        // The columns are the lanes of the first sub-group.
        sum = ${kind.name}SubGroup.reduce(lanes, sum, op);
      }
      put(scratch, index, sum);
    }
    group.barrier();
    if (Lanes.width() < Lanes.ROW) {
      if (index == 0) {
        halve(scratch, columns, op);
      }
      group.barrier();
    }
    ${kind.type} result = at(scratch, 0);
    group.barrier();
    return result;
  }

  /** Leaves in the first element what the first ones are together. */
  private static void halve(${scratch} scratch, int columns, Op op) {
    if (columns == Lanes.ROW) {
      // Loops of constant lengths become vectors.
      fold(scratch, 16, op);
      fold(scratch, 8, op);
      fold(scratch, 4, op);
      fold(scratch, 2, op);
      fold(scratch, 1, op);
      return;
    }
    for (int stride = Integer.highestOneBit(columns - 1); stride > 0; stride >>= 1) {
      fold(scratch, Math.min(stride, columns - stride), stride, op);
    }
  }

  private static void fold(${scratch} scratch, int stride, Op op) {
    fold(scratch, stride, stride, op);
  }

  private static void fold(${scratch} scratch, int count, int stride, Op op) {
    for (int i = 0; i < count; i++) {
      put(scratch, i, ${kind.name}Op.combine(op, at(scratch, i), at(scratch, i + stride)));
    }
  }

  public static ${kind.type} reduce(
${withInitial}
    return ${kind.name}Op.combine(op, initial, reduce(scratch, group, lanes, index, value, op));
  }

  public static ${kind.type} inclusiveScan(
      ${scratch} scratch, Group group, SubGroup lanes, int index, ${kind.type} value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    ${kind.type} result = upTo(scratch, index, op);
    group.barrier();
    return result;
  }

  public static ${kind.type} inclusiveScan(
${withInitial}
    return ${kind.name}Op.combine(op, initial, inclusiveScan(scratch, group, lanes, index, value, op));
  }

  public static ${kind.type} exclusiveScan(
      ${scratch} scratch, Group group, SubGroup lanes, int index, ${kind.type} value, Op op) {
    scanRows(scratch, group, lanes, index, value, op);
    ${kind.type} result = index == 0 ? ${kind.name}Op.identity(op) : upTo(scratch, index - 1, op);
    group.barrier();
    return result;
  }

  public static ${kind.type} exclusiveScan(
${withInitial}
    scanRows(scratch, group, lanes, index, value, op);
${fitting("${result} ${scan}", "${result}\n        ${scan}")}
    group.barrier();
    return result;
  }

  public static ${kind.type} broadcast(
      ${scratch} scratch, Group group, SubGroup lanes, int index, ${kind.type} value) {
    return broadcast(scratch, group, lanes, index, value, 0);
  }

  public static ${kind.type} broadcast(
      ${scratch} scratch, Group group, SubGroup lanes, int index, ${kind.type} value, int linearId) {
    put(scratch, index, value);
    group.barrier();
    ${kind.type} result = at(scratch, Math.max(0, Math.min(linearId, group.size() - 1)));
    group.barrier();
    return result;
  }

  /**
   * Leaves the scan of each row in the scratch memory, for all to see. Where a row is not a
   * sub-group, few threads run many work-items: one of them adds up the rows, and the last element
   * of a row is the scan of all until there.
<#if !kind.floating>
   * Where one thread runs all of them, and the order has no effect, there is one row.
</#if>
   */
  private static void scanRows(
      ${scratch} scratch, Group group, SubGroup lanes, int index, ${kind.type} value, Op op) {
    if (Lanes.width() >= Lanes.ROW) {
      put(scratch, index, ${kind.name}SubGroup.inclusiveScan(lanes, value, op));
    } else {
      put(scratch, index, value);
      group.barrier();
<#if kind.floating>
      scanAllRows(scratch, group, index, op);
<#else>
      if (Lanes.width() == 1) {
        scanAllRows(scratch, group, index, op);
      } else if (index == 0) {
        scanRow(scratch, 0, group.size(), op);
      }
</#if>
    }
    group.barrier();
  }

  private static void scanAllRows(${scratch} scratch, Group group, int index, Op op) {
    int size = group.size();
    if (index < (size + Lanes.ROW - 1) / Lanes.ROW) {
      int begin = index * Lanes.ROW;
      scanRow(scratch, begin, Math.min(size, begin + Lanes.ROW), op);
    }
    group.barrier();
    if (index == 0) {
      for (int i = 2 * Lanes.ROW - 1; i < size; i += Lanes.ROW) {
        put(scratch, i, ${kind.name}Op.combine(op, at(scratch, i - Lanes.ROW), at(scratch, i)));
      }
    }
  }

<#if kind.floating>
  private static void scanRow(${scratch} scratch, int begin, int end, Op op) {
    if (end - begin == Lanes.ROW) {
      // Loops of constant lengths become vectors.
      combineApart(scratch, begin, 1, op);
      combineApart(scratch, begin, 2, op);
      combineApart(scratch, begin, 4, op);
      combineApart(scratch, begin, 8, op);
      combineApart(scratch, begin, 16, op);
      return;
    }
    for (int stride = 1; begin + stride < end; stride <<= 1) {
      for (int i = end - 1; i >= begin + stride; i--) {
        put(scratch, i, ${kind.name}Op.combine(op, at(scratch, i - stride), at(scratch, i)));
      }
    }
  }

  private static void combineApart(${scratch} scratch, int begin, int stride, Op op) {
    for (int k = Lanes.ROW - 1; k >= stride; k--) {
      int i = begin + k;
      put(scratch, i, ${kind.name}Op.combine(op, at(scratch, i - stride), at(scratch, i)));
    }
  }
<#else>
  private static void scanRow(${scratch} scratch, int begin, int end, Op op) {
    ${kind.type} sum = at(scratch, begin);
    for (int i = begin + 1; i < end; i++) {
      sum = ${kind.name}Op.combine(op, sum, at(scratch, i));
      put(scratch, i, sum);
    }
  }
</#if>

  /** The totals of the rows before, from the left, and the scan of the row. */
  private static ${kind.type} upTo(${scratch} scratch, int index, Op op) {
    ${kind.type} inRow = at(scratch, index);
<#if !kind.floating>
    if (Lanes.width() > 1 && Lanes.width() < Lanes.ROW) {
      return inRow;
    }
</#if>
    int row = index - index % Lanes.ROW;
    if (row == 0 || (Lanes.width() < Lanes.ROW && index - row == Lanes.ROW - 1)) {
      return inRow;
    }
    if (Lanes.width() < Lanes.ROW) {
      return ${kind.name}Op.combine(op, at(scratch, row - 1), inRow);
    }
    ${kind.type} before = at(scratch, Lanes.ROW - 1);
    for (int i = 2 * Lanes.ROW - 1; i < row; i += Lanes.ROW) {
      before = ${kind.name}Op.combine(op, before, at(scratch, i));
    }
    return ${kind.name}Op.combine(op, before, inRow);
  }

  private static ${kind.type} at(${scratch} scratch, int index) {
<#if kind.floating>
    return ${kind.box}.${kind.bits.type}BitsTo${kind.name}(scratch.get(index));
<#else>
    return scratch.get(index);
</#if>
  }

  private static void put(${scratch} scratch, int index, ${kind.type} value) {
<#if kind.floating>
    scratch.set(index, ${kind.box}.${kind.type}ToRaw${kind.bits.name}Bits(value));
<#else>
    scratch.set(index, value);
</#if>
  }
}
