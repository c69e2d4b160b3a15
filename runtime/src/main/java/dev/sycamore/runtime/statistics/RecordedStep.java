package dev.sycamore.runtime.statistics;

/** A step of the runtime that is under way. */
@FunctionalInterface
public interface RecordedStep {
  /** Ends the step and records it; called once, by the thread that began it. */
  void end();
}
