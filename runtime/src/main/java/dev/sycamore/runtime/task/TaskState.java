package dev.sycamore.runtime.task;

/** What has become of a task. */
public enum TaskState {
  SUBMITTED,
  RUNNING,
  COMPLETE,
  FAILED
}
