package dev.sycamore.runtime.touched;

import dev.sycamore.binding.touched.Touch;
import java.util.List;

/** Whether the accesses of a launch are to elements that there are. */
public final class AccessRanges {
  private AccessRanges() {}

  /** Whether all of these are, in all work-items, to elements of an array of a length. */
  public static boolean areWithin(List<Touch> touches, int length, LaunchValues values) {
    for (Touch touch : touches) {
      if (touch.isAnywhere()) {
        return false;
      }
      IndexInterval range = IndexMachine.range(touch.index(), values);
      if (!range.isEmpty() && !range.isWithin(length)) {
        return false;
      }
    }
    return true;
  }
}
