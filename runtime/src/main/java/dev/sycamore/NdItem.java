package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** A work-item of a kernel with work-groups. Dimension 0 is the slowest. */
public abstract class NdItem {
  private final WorkItem item;

  NdItem(WorkItem item) {
    this.item = item;
  }

  /**
   * The index in the whole range.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the index, from 0 to {@link #globalRange} - 1
   */
  public final int globalId(int dimension) {
    return item.groupId(dimension) * item.localRange(dimension) + item.localId(dimension);
  }

  /**
   * The index in the work-group.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the index, from 0 to {@link #localRange} - 1
   */
  public final int localId(int dimension) {
    return item.localId(dimension);
  }

  /**
   * The index of the work-group.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the index, from 0 to {@link #groupRange} - 1
   */
  public final int groupId(int dimension) {
    return item.groupId(dimension);
  }

  /**
   * The size of the whole range.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the number of work-items in the dimension
   */
  public final int globalRange(int dimension) {
    return item.groupRange(dimension) * item.localRange(dimension);
  }

  /**
   * The size of a work-group.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the number of work-items in the dimension, the same for each group
   */
  public final int localRange(int dimension) {
    return item.localRange(dimension);
  }

  /**
   * The number of work-groups.
   *
   * @param dimension from 0, the slowest, to the number of dimensions - 1
   * @return the number of groups in the dimension
   */
  public final int groupRange(int dimension) {
    return item.groupRange(dimension);
  }

  /**
   * The row-major index in the whole range.
   *
   * @return the index, from 0 on
   */
  public final long globalLinearId() {
    long linear = 0;
    for (int d = 0; d < item.dimensions(); d++) {
      linear = linear * globalRange(d) + globalId(d);
    }
    return linear;
  }

  /**
   * The row-major index in the work-group.
   *
   * @return the index, from 0 to the size of the group - 1
   */
  public final int localLinearId() {
    return item.localLinearId();
  }

  /**
   * The row-major index of the work-group.
   *
   * @return the index, from 0 on
   */
  public final long groupLinearId() {
    return item.groupLinearId();
  }

  /**
   * Waits for all work-items of the group; what they wrote to global and local memory before it is
   * seen after it. Every work-item of the group must reach it.
   */
  public final void barrier() {
    item.barrier();
  }

  /**
   * The work-group.
   *
   * @return the work-group of this work-item
   */
  public final Group group() {
    return new Group(item);
  }

  /**
   * The sub-group.
   *
   * @return the sub-group of this work-item, a part of its work-group
   */
  public final SubGroup subGroup() {
    return new SubGroup(item);
  }
}
