package dev.sycamore.devicelib.groups;

import dev.sycamore.Atomics;
import dev.sycamore.Group;
import dev.sycamore.LocalInts;
import dev.sycamore.SubGroup;

/** Conditions of all work-items of a work-group. */
public final class GroupConditions {
  private GroupConditions() {}

  /** Whether it holds for one at least. */
  public static boolean any(
      LocalInts scratch, Group group, SubGroup lanes, int index, boolean condition) {
    if (index == 0) {
      scratch.set(0, 0);
    }
    group.barrier();
    if (condition) {
      // Several may store; what they store is the same.
      Atomics.store(scratch, 0, 1);
    }
    group.barrier();
    boolean any = scratch.get(0) != 0;
    group.barrier();
    return any;
  }

  /** Whether it holds for all. */
  public static boolean all(
      LocalInts scratch, Group group, SubGroup lanes, int index, boolean condition) {
    return !any(scratch, group, lanes, index, !condition);
  }

  /** Whether it holds for none. */
  public static boolean none(
      LocalInts scratch, Group group, SubGroup lanes, int index, boolean condition) {
    return !any(scratch, group, lanes, index, condition);
  }
}
