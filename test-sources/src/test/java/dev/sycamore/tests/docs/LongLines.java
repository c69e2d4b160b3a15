package dev.sycamore.tests.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Lines of more than 120 columns. Rows of tables and single words, such as a link, are left out.
 */
final class LongLines {

  private static final int COLUMNS = 120;

  private static final Pattern LIST_MARKER = Pattern.compile("^([-*+]|\\d+[.)]) +");

  private LongLines() {}

  /** Returns file, line and length of each line that is too long. */
  static List<String> of(MarkdownPage page) {
    List<String> found = new ArrayList<>();
    int number = 0;
    for (String line : page.lines()) {
      number++;
      int columns = line.codePointCount(0, line.length());
      if (columns > COLUMNS && canBeWrapped(line.strip())) {
        found.add(page.path() + ":" + number + ": " + columns + " columns");
      }
    }
    return found;
  }

  private static boolean canBeWrapped(String line) {
    return !line.startsWith("|") && LIST_MARKER.matcher(line).replaceFirst("").contains(" ");
  }
}
