package dev.sycamore.runtime.cli;

import java.util.List;

/** Rows of cells as aligned columns. */
final class TextTable {
  private static final int GAP = 2;

  private TextTable() {}

  /**
   * The table.
   *
   * @param rows the first one is the heading
   */
  static String of(List<List<String>> rows, TerminalStyle style) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(r -> r.get(at).length()).max().orElse(0) + GAP;
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(width - cell.length()));
      }
      String stripped = line.toString().stripTrailing();
      text.append(row == rows.get(0) ? style.heading(stripped) : stripped).append('\n');
    }
    return text.toString();
  }
}
