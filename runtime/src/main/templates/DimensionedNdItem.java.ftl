package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** A work-item of a kernel over work-groups of ${dim.text}. */
public final class NdItem${dim.count} extends NdItem {
  NdItem${dim.count}(WorkItem item) {
    super(item);
  }
<#if dim.count == 1>

  /** The index in the whole range. */
  public int globalId() {
    return globalId(0);
  }

  /** The index in the work-group. */
  public int localId() {
    return localId(0);
  }

  /** The index of the work-group. */
  public int groupId() {
    return groupId(0);
  }

  /** The size of the whole range. */
  public int globalRange() {
    return globalRange(0);
  }

  /** The size of a work-group. */
  public int localRange() {
    return localRange(0);
  }

  /** The number of work-groups. */
  public int groupRange() {
    return groupRange(0);
  }
</#if>
}
