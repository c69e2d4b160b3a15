package dev.sycamore.runtime.detect;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.failure.WorkItemIndex;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.List;

/** The work-items of a launch, by the place that a log has: dimension 0 is the fastest. */
final class WatchedItems {

  private static final int DIMENSIONS = 3;

  private final KernelForm form;
  private final int dimensions;
  private final long[] global = new long[DIMENSIONS];
  private final int[] local = new int[DIMENSIONS];
  private final int[] offset = new int[DIMENSIONS];

  WatchedItems(Geometry geometry) {
    this.form = geometry.form();
    this.dimensions = geometry.dimensions();
    for (int d = 0; d < DIMENSIONS; d++) {
      int slow = dimensions - 1 - d;
      global[d] = slow < 0 ? 1 : geometry.global().get(slow);
      local[d] = slow < 0 ? 1 : geometry.local().get(slow);
      offset[d] = slow < 0 ? 0 : geometry.offset().get(slow);
    }
  }

  boolean hasGroups() {
    return form == KernelForm.ND_RANGE;
  }

  /** A number of a work-item, from 1. */
  int number(int x, int y, int z) {
    long row = (z - offset[2]) * global[1] + (y - offset[1]);
    return (int) (row * global[0] + (x - offset[0])) + 1;
  }

  /** The work-item with a number. */
  WorkItemIndex item(int number) {
    if (form == KernelForm.SINGLE_TASK) {
      return WorkItemIndex.of(List.of());
    }
    long rest = Integer.toUnsignedLong(number - 1);
    int[] place = new int[DIMENSIONS];
    for (int d = 0; d < DIMENSIONS; d++) {
      place[d] = (int) (rest % global[d]) + offset[d];
      rest /= global[d];
    }
    List<Integer> ids = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (int d = dimensions - 1; d >= 0; d--) {
      ids.add(place[d]);
      sizes.add(local[d]);
    }
    return hasGroups() ? WorkItemIndex.inGroup(ids, sizes) : WorkItemIndex.of(ids);
  }
}
