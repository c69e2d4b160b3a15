package dev.sycamore.processor.report;

import dev.sycamore.diagnostics.SourceSpan;

/** What the processor is working on, for the diagnostic of an internal error. */
public final class CurrentPlace {

  private String activity = "start";
  private SourceSpan span = SourceSpan.NOWHERE;

  /** Enters a stage that works on no file in particular. */
  public void enter(String newActivity) {
    enter(newActivity, SourceSpan.NOWHERE);
  }

  /** Enters a stage that works on one file. */
  public void enter(String newActivity, String file) {
    enter(newActivity, SourceSpan.startOf(file));
  }

  /** Enters a stage that works on one construct. */
  public void enter(String newActivity, SourceSpan at) {
    activity = newActivity;
    span = at;
  }

  /** What is being done, a noun. */
  public String activity() {
    return activity;
  }

  /** Where; the file is empty where there is none. */
  public SourceSpan span() {
    return span;
  }
}
