package dev.sycamore;

/** What a queue is opened with. */
public enum QueueOption {
  /**
   * Commands run when what they depend on has ended: commands that use the same buffers or arrays
   * where one of them writes, {@link Handler#dependsOn}, and {@link DeviceQueue#barrier}. Others
   * may run at the same time, in any order.
   */
  OUT_OF_ORDER,

  /** Events record when their commands ran: {@link Event#profiling}. */
  PROFILING
}
