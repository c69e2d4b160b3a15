package dev.sycamore.outliner.report;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;

/** Makes a diagnostic at a place of the source out of a bug of our own. */
public final class InternalErrors {

  private InternalErrors() {}

  /** Reports {@code bug}, which came up while {@code at} was worked on. */
  public static void report(Faults faults, Node at, Throwable bug) {
    faults.refuse(DiagnosticId.SYC5001, at, "the outliner", describe(bug));
  }

  /** One line that tells what happened and where. */
  public static String describe(Throwable bug) {
    StackTraceElement[] trace = bug.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    String message = bug.getMessage() == null ? "" : ": " + firstLine(bug.getMessage());
    return bug.getClass().getSimpleName() + message + where;
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    return end < 0 ? text : text.substring(0, end);
  }
}
