package dev.sycamore.backend.table;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import dev.sycamore.binding.text.TextLines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads the text of file tables. */
final class TableReader {

  static final char SEPARATOR = '|';

  private final List<String> titles;
  private final List<List<String>> rows;

  private TableReader(List<String> titles, List<List<String>> rows) {
    this.titles = titles;
    this.rows = rows;
  }

  /**
   * Reads the bytes of a file.
   *
   * @param file the name in messages
   */
  static TableReader read(String file, byte[] bytes) throws TextFileException {
    List<TextLine> lines = TextLines.of(file, bytes);
    boolean titled = !lines.isEmpty() && lines.get(0).text().startsWith("[");
    List<String> titles = titled ? titles(lines.get(0)) : List.of();
    List<List<String>> rows = new ArrayList<>();
    for (TextLine line : lines.subList(titled ? 1 : 0, lines.size())) {
      List<String> row = cells(line.text());
      int columns = titled ? titles.size() : rows.isEmpty() ? row.size() : rows.get(0).size();
      if (row.size() != columns) {
        throw line.problem(
            0,
            "a row of " + count(row.size(), "cell") + " in a table of " + count(columns, "column"));
      }
      rows.add(row);
    }
    return new TableReader(titles, rows);
  }

  List<String> titles() {
    return titles;
  }

  List<List<String>> rows() {
    return rows;
  }

  private static List<String> titles(TextLine line) throws TextFileException {
    String text = line.text();
    if (text.length() < 2 || !text.endsWith("]")) {
      throw line.problem(0, "malformed title line: " + Quote.of(text) + " is not `[Code|...]`");
    }
    List<String> titles = cells(text.substring(1, text.length() - 1));
    Set<String> seen = new HashSet<>();
    int start = 1;
    for (String title : titles) {
      if (title.isEmpty()) {
        throw line.problem(start, "malformed title line: an empty title");
      }
      if (!seen.add(title)) {
        throw line.problem(
            start, "malformed title line: the title " + Quote.of(title) + " appears twice");
      }
      start += title.length() + 1;
    }
    return titles;
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static List<String> cells(String text) {
    List<String> cells = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf(SEPARATOR); end >= 0; ) {
      cells.add(text.substring(start, end));
      start = end + 1;
      end = text.indexOf(SEPARATOR, start);
    }
    cells.add(text.substring(start));
    return cells;
  }
}
