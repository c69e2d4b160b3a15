package dev.sycamore.backend.table;

import dev.sycamore.binding.text.Quote;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Single cells, and the files that they name. */
public final class Cells {

  private Cells() {}

  /**
   * The file that a cell names.
   *
   * @param row from 0; without it the table has one row
   * @param folder the table's
   */
  public static Path file(FileTable table, String column, OptionalInt row, Path folder)
      throws TableException {
    int index = Columns.find(table, column);
    int rows = table.rows().size();
    if (row.isEmpty() && rows != 1) {
      throw new TableException(
          "the table has " + rows + " rows, not one: name one, as " + Quote.of(column + ",0"));
    }
    return folder.resolve(file(row(table, row.orElse(0)).get(index), column));
  }

  static Path file(String cell, String column) throws TableException {
    if (cell.isEmpty()) {
      throw new TableException("there is no file in column " + Quote.of(column));
    }
    return Path.of(cell);
  }

  static List<String> row(FileTable table, int row) throws TableException {
    int rows = table.rows().size();
    if (row >= rows) {
      throw new TableException(
          "there is no row "
              + row
              + (rows == 0
                  ? ": the table has none"
                  : "; the last of the table is row " + (rows - 1)));
    }
    return table.rows().get(row);
  }

  static List<String> replaced(List<String> row, int index, String cell) {
    List<String> changed = new ArrayList<>(row);
    changed.set(index, cell);
    return changed;
  }
}
