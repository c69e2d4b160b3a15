package dev.sycamore.processor.report;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.InternalErrors;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

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

  /** Where; the file is empty where there is none. */
  public SourceSpan span() {
    return span;
  }

  /** The diagnostic of an internal error: here, or at the more exact place that it knows. */
  public Diagnostic internalError(Throwable error) {
    SourceSpan at = error instanceof CodegenException codegen ? codegen.span().orElse(span) : span;
    return InternalErrors.of(error, at, List.of(), activity);
  }
}
