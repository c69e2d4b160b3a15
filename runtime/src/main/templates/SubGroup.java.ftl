package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/**
 * The work-items of a work-group that run together. A device without sub-groups has them of size 1.
 * A shuffle that reads from outside of the sub-group returns the work-item's own value.
 */
public final class SubGroup extends GroupOperations {
  private final WorkItem item;

  SubGroup(WorkItem item) {
    this.item = item;
  }

  /**
   * The index of this work-item in the sub-group.
   *
   * @return from 0 to {@code size() - 1}
   */
  public int localId() {
    return item.subGroupLocalId();
  }

  /**
   * The number of work-items in the sub-group; the last one of a work-group may have fewer.
   *
   * @return 1 or more
   */
  public int size() {
    return item.subGroupSize();
  }

  /**
   * The index of the sub-group in its work-group.
   *
   * @return 0 or more
   */
  public int groupId() {
    return item.subGroupId();
  }

  /** Whether it has as many work-items as the kernel's other sub-groups. */
  boolean isFull() {
    return item.isSubGroupFull();
  }

  /**
   * A matrix of {@code float} to which products are added, filled with zeros.
   *
   * @param rows the number of rows: a constant, and a multiple of 16
   * @param columns the number of columns: a constant, and a multiple of 8
   * @return a new matrix
   * @throws IllegalArgumentException if a number is not a positive multiple
   * @throws IllegalStateException if this sub-group has fewer work-items than others
   */
  public MatrixAccumulator accumulator(int rows, int columns) {
    return new MatrixAccumulator(this, rows, columns);
  }
<#list matrices as matrix>

<#assign elements = (matrix.element == "Half")?then("{@code Half}s", "TF32 numbers")>
  /**
   * The ${matrix.side} matrix of a product of ${elements}, filled with zeros.
   *
   * @param rows the number of rows: a constant, and a multiple of ${matrix.rows}
   * @param columns the number of columns: a constant, and a multiple of ${matrix.columns}
   * @return a new matrix
   * @throws IllegalArgumentException if a number is not a positive multiple
   * @throws IllegalStateException if this sub-group has fewer work-items than others
   */
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

  /**
   * The value of another work-item.
   *
   * @param value the value of this work-item
   * @param localId the index of the other work-item in the sub-group
   * @return its value
   */
  public ${kind.type} shuffle(${kind.type} value, int localId) {
    return from(value, localId);
  }

  /**
   * The value of the work-item {@code delta} places below.
   *
   * @param value the value of this work-item
   * @param delta the distance; if it is negative, above
   * @return its value
   */
  public ${kind.type} shuffleUp(${kind.type} value, int delta) {
    return from(value, (long) localId() - delta);
  }

  /**
   * The value of the work-item {@code delta} places above.
   *
   * @param value the value of this work-item
   * @param delta the distance; if it is negative, below
   * @return its value
   */
  public ${kind.type} shuffleDown(${kind.type} value, int delta) {
    return from(value, (long) localId() + delta);
  }

  /**
   * The value of the work-item whose index has other bits where {@code mask} has ones.
   *
   * @param value the value of this work-item
   * @param mask the bits of the index that differ
   * @return its value
   */
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
