package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/**
 * The work-items of a work-group that run together. A device without sub-groups has them of size 1. A shuffle that reads
 * from outside of the sub-group returns the work-item's own value.
 */
public final class SubGroup extends GroupOperations {
  private final WorkItem item;

  SubGroup(WorkItem item) {
    this.item = item;
  }

  /** The index of this work-item in the sub-group. */
  public int localId() {
    return item.subGroupLocalId();
  }

  /** The number of work-items in the sub-group; the last one of a work-group may have fewer. */
  public int size() {
    return item.subGroupSize();
  }

  /** The index of the sub-group in its work-group. */
  public int groupId() {
    return item.subGroupId();
  }

  /** Whether it has as many work-items as the kernel's other sub-groups. */
  boolean isFull() {
    return item.isSubGroupFull();
  }

  /** A matrix of {@code float} to which products are added; multiples of 16 x 8 elements, constant. */
  public MatrixAccumulator accumulator(int rows, int columns) {
    return new MatrixAccumulator(this, rows, columns);
  }
<#list matrices as matrix>

  /** The ${matrix.side} matrix of a product of ${(matrix.element == "Half")?then("{@code Half}s", "TF32 numbers")}; multiples of ${matrix.rows} x ${matrix.columns} elements, constant. */
  public ${matrix.name} ${matrix.name?uncap_first}(int rows, int columns) {
    return new ${matrix.name}(this, rows, columns);
  }
</#list>

  /** Waits for the other work-items of the sub-group. */
  public void barrier() {
    exchange(null);
  }
<#list kinds as kind>
<#if kind.atomic>

  /** The value of another work-item. */
  public ${kind.type} shuffle(${kind.type} value, int localId) {
    return from(value, localId);
  }

  /** The value of the work-item {@code delta} places below. */
  public ${kind.type} shuffleUp(${kind.type} value, int delta) {
    return from(value, (long) localId() - delta);
  }

  /** The value of the work-item {@code delta} places above. */
  public ${kind.type} shuffleDown(${kind.type} value, int delta) {
    return from(value, (long) localId() + delta);
  }

  /** The value of the work-item whose index has other bits where {@code mask} has ones. */
  public ${kind.type} shuffleXor(${kind.type} value, int mask) {
    return from(value, localId() ^ mask);
  }

  private ${kind.type} from(${kind.type} value, long localId) {
    Object[] values = exchange(value);
    boolean inside = localId >= 0 && localId < values.length;
    return inside ? (${kind.box}) values[(int) localId] : value;
  }
</#if>
</#list>

  @Override
  Object[] exchange(Object value) {
    return item.exchangeInSubGroup(value);
  }

  @Override
  int index() {
    return localId();
  }
}
