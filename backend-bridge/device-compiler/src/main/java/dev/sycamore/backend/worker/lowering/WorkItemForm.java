package dev.sycamore.backend.worker.lowering;

/** How work-items of a kernel are made: the function attribute {@code sycamore-kernel-form}. */
public enum WorkItemForm {
  /** Independent work-items. */
  RANGE,
  /** Work-items in work-groups, with local memory and barriers. */
  ND_RANGE,
  /** One work-item. */
  SINGLE_TASK;

  /** The form that an attribute names; null if there is no such form. */
  static WorkItemForm of(String attribute) {
    return switch (attribute) {
      case "range" -> RANGE;
      case "nd_range" -> ND_RANGE;
      case "single_task" -> SINGLE_TASK;
      default -> null;
    };
  }
}
