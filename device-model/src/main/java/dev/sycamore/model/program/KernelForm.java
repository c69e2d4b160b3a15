package dev.sycamore.model.program;

/** How a kernel is launched. */
public enum KernelForm {
  /** Over a range, without work-groups. */
  RANGE,
  /** Over an nd-range, with work-groups, barriers and local memory. */
  ND_RANGE,
  /** Once. */
  SINGLE_TASK
}
