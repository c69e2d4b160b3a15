package dev.sycamore.binding;

import java.util.List;
import java.util.Objects;

/**
 * A place of the source that a kernel reports from.
 *
 * @param function that it is in, such as {@code Main.twice(int)}, or {@code kernel Main.run}
 * @param file simple name of the source file
 * @param line from 1
 * @param column from 1
 * @param text see {@link ReportKind}
 * @param operands the types of the values, in order
 */
public record ReportSite(
    ReportKind kind,
    String function,
    String file,
    int line,
    int column,
    String text,
    List<ElementKind> operands) {

  public ReportSite {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(function, "function");
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(text, "text");
    operands = List.copyOf(operands);
  }

  /** {@code File.java:line:column}. */
  public String place() {
    return file + ":" + line + ":" + column;
  }
}
