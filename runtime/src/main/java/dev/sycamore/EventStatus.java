package dev.sycamore;

/** What has become of a command. */
public enum EventStatus {
  /** It was submitted and has not begun. */
  SUBMITTED,

  /** It has begun, or was handed to the driver of the device. */
  RUNNING,

  /** It has ended, and what it wrote is there. */
  COMPLETE,

  /** It has failed, or did not run because a command that it depends on failed. */
  FAILED
}
