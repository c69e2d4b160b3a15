package dev.sycamore;

import dev.sycamore.runtime.workgroup.WorkItem;

/** A work-item of a kernel over work-groups of 3 dimensions. */
public final class NdItem3 extends NdItem {
  NdItem3(WorkItem item) {
    super(item);
  }
}
