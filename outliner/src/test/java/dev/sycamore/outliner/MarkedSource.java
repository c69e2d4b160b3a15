package dev.sycamore.outliner;

import dev.sycamore.diagnostics.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source whose expected diagnostics stand on their lines: {@code // SYC1002@7} expects that id at
 * column 7 of the line; lines without a mark expect nothing.
 */
record MarkedSource(String text) {
  private static final Pattern MARK = Pattern.compile("(SYC\\d{4})@(\\d+)");

  /** {@code line:column id} of each mark, in order. */
  List<String> expected() {
    List<String> expected = new ArrayList<>();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      int comment = lines[i].indexOf("// SYC");
      if (comment >= 0) {
        Matcher mark = MARK.matcher(lines[i].substring(comment));
        while (mark.find()) {
          expected.add((i + 1) + ":" + mark.group(2) + " " + mark.group(1));
        }
      }
    }
    return expected;
  }

  /** {@code line:column id} of each diagnostic. */
  static List<String> found(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(d -> d.at().line() + ":" + d.at().column() + " " + d.id().code())
        .toList();
  }
}
