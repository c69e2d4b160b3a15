package dev.sycamore.binding;

/** How a kernel is launched. */
public enum KernelForm {
  /** Over a range, no work-groups. */
  RANGE,
  /** Over a range divided into work-groups. */
  ND_RANGE,
  /** Once. */
  SINGLE_TASK
}
