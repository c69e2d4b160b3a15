package dev.sycamore.devicelib.groups;

import dev.sycamore.Op;
import dev.sycamore.SubGroup;

/** Conditions of all work-items of a sub-group. */
public final class SubGroupConditions {
  private SubGroupConditions() {}

  /** Whether it holds for one at least. */
  public static boolean any(SubGroup group, boolean condition) {
    return IntSubGroup.reduce(group, condition ? 1 : 0, Op.OR) != 0;
  }

  /** Whether it holds for all. */
  public static boolean all(SubGroup group, boolean condition) {
    return !any(group, !condition);
  }

  /** Whether it holds for none. */
  public static boolean none(SubGroup group, boolean condition) {
    return !any(group, condition);
  }
}
