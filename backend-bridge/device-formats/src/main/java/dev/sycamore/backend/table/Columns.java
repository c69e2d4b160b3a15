package dev.sycamore.backend.table;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.diagnostics.NearestSpelling;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Columns as the command line names them: by title, or by number from 0. */
final class Columns {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private Columns() {}

  /** The column of this name. A title goes before a number, as titles may be numbers. */
  static int find(FileTable table, String word) throws TableException {
    OptionalInt titled = table.column(word);
    if (titled.isPresent()) {
      return titled.getAsInt();
    }
    if (NUMBER.matcher(word).matches() && Integer.parseInt(word) < table.columnCount()) {
      return Integer.parseInt(word);
    }
    throw new TableException("there is no column " + Quote.of(word) + "; " + help(table, word));
  }

  /** Also takes any word for the one column of a list. */
  static int findInTableOrList(FileTable table, String word) throws TableException {
    return !table.hasTitles() && table.columnCount() == 1 ? 0 : find(table, word);
  }

  private static String help(FileTable table, String word) {
    if (table.hasTitles()) {
      return Optional.of(word)
          .filter(w -> !NUMBER.matcher(w).matches())
          .flatMap(w -> NearestSpelling.of(w, table.titles()))
          .map(near -> "did you mean " + Quote.of(near) + "?")
          .orElseGet(() -> "the columns are " + Quote.printable(String.join(", ", table.titles())));
    }
    int columns = table.columnCount();
    return columns == 0
        ? "the list is empty"
        : "a list has no titles, its columns are numbers"
            + (columns == 1 ? ": 0" : " from 0 to " + (columns - 1));
  }
}
