package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** A work-item of a kernel with work-groups. Dimension 0 is the slowest. */
public abstract class NdItem {
  private final WorkItem item;

  NdItem(WorkItem item) {
    this.item = item;
  }

  /** The index in the whole range. */
  public final int globalId(int dimension) {
    return item.groupId(dimension) * item.localRange(dimension) + item.localId(dimension);
  }

  /** The index in the work-group. */
  public final int localId(int dimension) {
    return item.localId(dimension);
  }

  /** The index of the work-group. */
  public final int groupId(int dimension) {
    return item.groupId(dimension);
  }

  /** The size of the whole range. */
  public final int globalRange(int dimension) {
    return item.groupRange(dimension) * item.localRange(dimension);
  }

  /** The size of a work-group. */
  public final int localRange(int dimension) {
    return item.localRange(dimension);
  }

  /** The number of work-groups. */
  public final int groupRange(int dimension) {
    return item.groupRange(dimension);
  }

  /** The row-major index in the whole range. */
  public final long globalLinearId() {
    long linear = 0;
    for (int d = 0; d < item.dimensions(); d++) {
      linear = linear * globalRange(d) + globalId(d);
    }
    return linear;
  }

  /** The row-major index in the work-group. */
  public final int localLinearId() {
    return item.localLinearId();
  }

  /** The row-major index of the work-group. */
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

  /** The work-group. */
  public final Group group() {
    return new Group(item);
  }

  /** The sub-group. */
  public final SubGroup subGroup() {
    return new SubGroup(item);
  }
}
