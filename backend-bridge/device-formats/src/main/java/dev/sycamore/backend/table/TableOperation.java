package dev.sycamore.backend.table;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What can be done with a table. Columns are named by title, or by number from 0. */
public sealed interface TableOperation {

  /**
   * The table that comes out.
   *
   * @throws TableException if the table lacks what the operation needs, or no file could hold what
   *     comes out
   * @throws TextFileException if a file that is named in the table cannot be read
   */
  default FileTable apply(FileTable table) throws TableException, TextFileException {
    try {
      return changed(table);
    } catch (IllegalArgumentException e) {
      throw new TableException(Quote.printable(e.getMessage()));
    }
  }

  /** As {@link #apply}, for results that any file can hold. */
  FileTable changed(FileTable table) throws TableException, TextFileException;

  /** Columns in the order in which they are listed, no other. */
  record Extract(List<String> columns) implements TableOperation {

    public Extract {
      columns = List.copyOf(columns);
    }

    @Override
    public FileTable changed(FileTable table) throws TableException {
      List<Integer> kept = new ArrayList<>();
      Set<Integer> seen = new HashSet<>();
      for (String column : columns) {
        int index = Columns.find(table, column);
        if (!seen.add(index)) {
          throw new TableException("the column " + Quote.of(column) + " is listed twice");
        }
        kept.add(index);
      }
      return new FileTable(
          table.hasTitles() ? picked(table.titles(), kept) : List.of(),
          table.rows().stream().map(row -> picked(row, kept)).toList());
    }

    private static List<String> picked(List<String> cells, List<Integer> kept) {
      return kept.stream().map(cells::get).toList();
    }
  }

  /** Another title. A list gets the numbers of its columns as the others. */
  record Rename(String column, String title) implements TableOperation {
    @Override
    public FileTable changed(FileTable table) throws TableException {
      List<String> titles =
          new ArrayList<>(
              table.hasTitles()
                  ? table.titles()
                  : IntStream.range(0, table.columnCount()).mapToObj(Integer::toString).toList());
      titles.set(Columns.find(table, column), title);
      return new FileTable(titles, table.rows());
    }
  }

  /** A list of the same rows. */
  record DropTitles() implements TableOperation {
    @Override
    public FileTable changed(FileTable table) {
      return new FileTable(List.of(), table.rows());
    }
  }

  /**
   * The cells of a column from one of another table.
   *
   * @param source its column there; of a list with one column, any word
   */
  record Replace(String column, String source, FileTable with) implements TableOperation {
    @Override
    public FileTable changed(FileTable table) throws TableException {
      if (table.rows().size() != with.rows().size()) {
        throw new TableException(
            "column length mismatch: %s has %s, the other table has %s"
                .formatted(Quote.of(column), count(table), count(with)));
      }
      // A list without rows has no column that could be looked up.
      int to = Columns.findInTableOrList(table, column);
      int from = with.columnCount() == 0 ? 0 : Columns.findInTableOrList(with, source);
      List<List<String>> rows = new ArrayList<>();
      for (int i = 0; i < table.rows().size(); i++) {
        rows.add(Cells.replaced(table.rows().get(i), to, with.rows().get(i).get(from)));
      }
      return table.withRows(rows);
    }

    private static String count(FileTable table) {
      int rows = table.rows().size();
      return rows == 1 ? "1 row" : rows + " rows";
    }
  }

  /**
   * Another cell in one place.
   *
   * @param row from 0
   */
  record ReplaceCell(String column, int row, String cell) implements TableOperation {
    @Override
    public FileTable changed(FileTable table) throws TableException {
      int index = Columns.find(table, column);
      List<List<String>> rows = new ArrayList<>(table.rows());
      rows.set(row, Cells.replaced(Cells.row(table, row), index, cell));
      return table.withRows(rows);
    }
  }

  /**
   * The rows of all the tables that a column names.
   *
   * @param folder what paths in the column are relative to
   */
  record Merge(String column, Path folder) implements TableOperation {
    @Override
    public FileTable changed(FileTable table) throws TableException, TextFileException {
      int index = Columns.find(table, column);
      if (table.rows().isEmpty()) {
        throw new TableException("there is nothing to merge: the table has no row");
      }
      FileTable first = null;
      List<List<String>> rows = new ArrayList<>();
      for (String name : table.column(index)) {
        FileTable merged = FileTable.read(folder.resolve(Cells.file(name, column)));
        if (first == null) {
          first = merged;
        } else if (!first.titles().equals(merged.titles())) {
          throw new TableException(
              "%s has the titles [%s], the first table has [%s]"
                  .formatted(
                      Quote.of(name),
                      Quote.printable(String.join("|", merged.titles())),
                      Quote.printable(String.join("|", first.titles()))));
        }
        rows.addAll(merged.rows());
      }
      return first == null ? table.withRows(Collections.emptyList()) : first.withRows(rows);
    }
  }
}
