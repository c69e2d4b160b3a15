package dev.sycamore.devicelib.groups;

import dev.sycamore.DeviceEvent;
import dev.sycamore.Group;

/** Waits for copies that the work-items of a group have started, each its own elements. */
public final class GroupWaits {
  private GroupWaits() {}

  /** Waits for all copies of the group, whichever the event stands for. */
  public static void waitFor(Group group, DeviceEvent event) {
    group.barrier();
  }

  /** Waits for all copies of the group. */
  public static void waitFor(Group group, DeviceEvent[] events) {
    group.barrier();
  }

  /** An event of two copies. */
  public static DeviceEvent both(DeviceEvent first, DeviceEvent second) {
    return second;
  }
}
