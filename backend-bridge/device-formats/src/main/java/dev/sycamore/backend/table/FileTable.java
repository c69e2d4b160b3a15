package dev.sycamore.backend.table;

import dev.sycamore.backend.text.TextFiles;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.binding.text.TextLine;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * Names of files, and other words, in rows and columns. Paths are relative to the folder of the
 * table's own file.
 *
 * @param titles of the columns, each once; none if the table is a list
 * @param rows each with a cell for each column; of a list, each with as many cells as the first
 */
public record FileTable(List<String> titles, List<List<String>> rows) {

  /** The columns that post-link writes. */
  public static final String CODE = "Code";

  public static final String PROPERTIES = "Properties";
  public static final String SYMBOLS = "Symbols";

  /**
   * @throws IllegalArgumentException if a file cannot hold the table
   */
  public FileTable {
    titles = List.copyOf(titles);
    rows = rows.stream().map(List::copyOf).toList();
    TableCheck.check(titles, rows);
  }

  /**
   * Reads a table or a list.
   *
   * @throws TextFileException the first thing that is wrong with it
   */
  public static FileTable read(Path file) throws TextFileException {
    return parse(file.toString(), TextFiles.read(file));
  }

  /**
   * Reads a table or a list. No bytes are an empty list.
   *
   * @param file the name in messages
   * @throws TextFileException the first thing that is wrong with the bytes
   */
  public static FileTable parse(String file, byte[] bytes) throws TextFileException {
    TableReader reader = TableReader.read(file, bytes);
    return new FileTable(reader.titles(), reader.rows());
  }

  /**
   * Reads a table.
   *
   * @param file the name in messages
   * @throws TextFileException the first thing that is wrong with the bytes, no titles among them
   */
  public static FileTable parseTitled(String file, byte[] bytes) throws TextFileException {
    FileTable table = parse(file, bytes);
    if (!table.hasTitles()) {
      throw new TextFileException(
          file, 1, 1, "the title line is missing: a table begins with `[Code|...]`");
    }
    return table;
  }

  /** A list of files: one column, no title. */
  public static FileTable list(List<String> files) {
    return new FileTable(List.of(), files.stream().map(List::of).toList());
  }

  public boolean hasTitles() {
    return !titles.isEmpty();
  }

  /** How many columns there are; a list without rows has none. */
  public int columnCount() {
    if (hasTitles()) {
      return titles.size();
    }
    return rows.isEmpty() ? 0 : rows.get(0).size();
  }

  /** The number of the column of this title, from 0. */
  public OptionalInt column(String title) {
    int index = titles.indexOf(title);
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
  }

  /** The cells of a column. */
  public List<String> column(int index) {
    return rows.stream().map(row -> row.get(index)).toList();
  }

  /** The same columns with other rows. */
  public FileTable withRows(List<List<String>> other) {
    return new FileTable(titles, other);
  }

  /** The text of the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    if (hasTitles()) {
      text.append('[').append(line(titles)).append("]\n");
    }
    rows.forEach(row -> text.append(line(row)).append('\n'));
    return text.toString();
  }

  /** The bytes of the file. */
  public byte[] bytes() {
    return text().getBytes(StandardCharsets.UTF_8);
  }

  private static String line(List<String> cells) {
    return String.join(String.valueOf(TableReader.SEPARATOR), cells);
  }

  /** What a table has to be for its file to be read as the same table. */
  private static final class TableCheck {

    static void check(List<String> titles, List<List<String>> rows) {
      if (new HashSet<>(titles).size() != titles.size()) {
        throw new IllegalArgumentException("a title appears twice: " + titles);
      }
      titles.forEach(TableCheck::checkTitle);
      if (rows.isEmpty()) {
        return;
      }
      int columns = titles.isEmpty() ? rows.get(0).size() : titles.size();
      if (columns == 0) {
        throw new IllegalArgumentException("a row without a cell");
      }
      for (List<String> row : rows) {
        if (row.size() != columns) {
          throw new IllegalArgumentException(
              "a row of " + row.size() + " cells in a table of " + columns + " columns");
        }
        row.forEach(TableCheck::checkText);
        // A line without a character is no row.
        if (columns == 1 && row.get(0).isEmpty()) {
          throw new IllegalArgumentException("an empty cell in a table of one column");
        }
      }
      if (titles.isEmpty() && rows.get(0).get(0).startsWith("[")) {
        throw new IllegalArgumentException(
            "'" + rows.get(0).get(0) + "' in front of a list would be read as its titles");
      }
    }

    private static void checkTitle(String title) {
      checkText(title);
      if (title.isEmpty()) {
        throw new IllegalArgumentException("an empty title");
      }
    }

    private static void checkText(String cell) {
      if (cell.indexOf(TableReader.SEPARATOR) >= 0 || !TextLine.canHold(cell)) {
        throw new IllegalArgumentException("a table cannot hold '" + cell + "'");
      }
    }
  }
}
