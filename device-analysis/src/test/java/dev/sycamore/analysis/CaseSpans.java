package dev.sycamore.analysis;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spans of cases: {@code @3:5}, whose offset follows from line and column. */
public final class CaseSpans {
  private static final Pattern SPAN = Pattern.compile("@(\\d+):(\\d+)(?![\\d\\[-])");
  private static final int COLUMNS = 100;

  private CaseSpans() {}

  /** The text with the spans as {@code ModelReader} reads them. */
  static String inFull(String text) {
    return SPAN.matcher(text)
        .replaceAll(found -> found.group() + "[" + offset(found.group(1), found.group(2)) + "+1]");
  }

  /** The span that a text ends with; none if it has none. */
  public static SourceSpan of(String text) {
    Matcher found = Pattern.compile("@(\\d+):(\\d+)").matcher(text);
    if (!found.find()) {
      return SourceSpan.NOWHERE;
    }
    int line = Integer.parseInt(found.group(1));
    int column = Integer.parseInt(found.group(2));
    return new SourceSpan(
        "Case.java", offset(found.group(1), found.group(2)), 1, line, column, line);
  }

  private static int offset(String line, String column) {
    return Integer.parseInt(line) * COLUMNS + Integer.parseInt(column);
  }
}
