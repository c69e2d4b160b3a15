package dev.sycamore.devicelib.groups;

import dev.sycamore.DeviceEvent;
import dev.sycamore.Group;

/**
 * Waits for copies of a group. An event is 0 for all copies before the wait; the other numbers are
 * the target's, and grow with each copy.
 */
public final class GroupWaits {
  private GroupWaits() {}

  /** Waits for a copy and for those before it. */
  public static void waitFor(Group group, DeviceEvent event) {
    if (CopyEngine.isPresent()) {
      CopyEngine.await(event.copy());
    }
    group.barrier();
  }

  /** Waits for the last of some copies and for those before it. */
  public static void waitFor(Group group, DeviceEvent[] events) {
    if (CopyEngine.isPresent()) {
      for (int i = 0; i < events.length; i++) {
        CopyEngine.await(events[i].copy());
      }
    }
    group.barrier();
  }

  /** The event of two copies: that of the later one. */
  public static DeviceEvent both(DeviceEvent first, DeviceEvent second) {
    // Numbers may wrap around.
    return second.copy() == 0 || (first.copy() != 0 && second.copy() - first.copy() > 0)
        ? second
        : first;
  }
}
