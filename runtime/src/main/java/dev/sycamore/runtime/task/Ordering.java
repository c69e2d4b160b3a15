package dev.sycamore.runtime.task;

/** How a task is placed among those of its queue; in a queue in order all are the same. */
public enum Ordering {
  /** It waits for what it depends on. */
  DEPENDENCIES,

  /** It waits for all before it. */
  AFTER_ALL,

  /** It waits for all before it, and all after it wait for it. */
  BARRIER
}
