package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** A work-item of a kernel over work-groups of ${dim.text}. */
public final class NdItem${dim.count} extends NdItem {
  NdItem${dim.count}(WorkItem item) {
    super(item);
  }
<#if dim.count == 1>

  /**
   * The index in the whole range.
   *
   * @return from 0 to {@code globalRange() - 1}
   */
  public int globalId() {
    return globalId(0);
  }

  /**
   * The index in the work-group.
   *
   * @return from 0 to {@code localRange() - 1}
   */
  public int localId() {
    return localId(0);
  }

  /**
   * The index of the work-group.
   *
   * @return from 0 to {@code groupRange() - 1}
   */
  public int groupId() {
    return groupId(0);
  }

  /**
   * The size of the whole range.
   *
   * @return the number of work-items of the launch
   */
  public int globalRange() {
    return globalRange(0);
  }

  /**
   * The size of a work-group.
   *
   * @return its number of work-items
   */
  public int localRange() {
    return localRange(0);
  }

  /**
   * The number of work-groups.
   *
   * @return {@code globalRange() / localRange()}
   */
  public int groupRange() {
    return groupRange(0);
  }
</#if>
}
