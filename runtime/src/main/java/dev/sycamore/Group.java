package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** The work-items of a work-group. Dimension 0 is the slowest. */
public final class Group extends GroupCopies {
  private final WorkItem item;

  Group(WorkItem item) {
    this.item = item;
  }

  /**
   * The index of the group.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the index, from 0 to {@link #range} - 1
   */
  public int id(int dimension) {
    return item.groupId(dimension);
  }

  /**
   * The number of groups.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the number of groups in the dimension
   */
  public int range(int dimension) {
    return item.groupRange(dimension);
  }

  /**
   * The row-major index of the group.
   *
   * @return the index, from 0 on
   */
  public long linearId() {
    return item.groupLinearId();
  }

  /**
   * The number of work-items in the group.
   *
   * @return the product of the local sizes, the same for each group
   */
  public int size() {
    return item.groupSize();
  }

  @Override
  public void barrier() {
    item.barrier();
  }

  @Override
  Object[] exchange(Object value) {
    return item.exchange(value);
  }

  @Override
  int index() {
    return item.localLinearId();
  }
}
