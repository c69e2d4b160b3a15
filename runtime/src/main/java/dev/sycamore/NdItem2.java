package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** A work-item of a kernel over work-groups of 2 dimensions. */
public final class NdItem2 extends NdItem {
  NdItem2(WorkItem item) {
    super(item);
  }
}
