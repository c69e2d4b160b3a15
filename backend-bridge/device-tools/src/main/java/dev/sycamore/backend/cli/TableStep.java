package dev.sycamore.backend.cli;

import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.table.TableOperation;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * One of the options of {@code file-table-tform} that change a table, in the order of the command
 * line.
 *
 * @param words what stands behind it, between commas
 */
record TableStep(Kind kind, List<String> words) {

  private static final Pattern ROW = Pattern.compile("[0-9]{1,9}");

  /** The options. */
  enum Kind {
    EXTRACT(
        OptionNames.EXTRACT,
        "C,...",
        "Keep these columns, in this order.",
        1,
        Integer.MAX_VALUE,
        false),
    RENAME("rename", "C,TITLE", "Give a column another title.", 2, 2, false),
    REPLACE(OptionNames.REPLACE, "C,C2", "Take a column from C2 of the next input.", 2, 2, true),
    REPLACE_CELL("replace_cell", "C,ROW", "Put the next input's name into a cell.", 2, 2, true),
    MERGE("merge", "C", "Go on with the rows of all tables that a column names.", 1, 1, false),
    COPY_SINGLE_FILE(
        "copy_single_file", "C[,ROW]", "Write a copy of the file that a cell names.", 1, 2, false);

    private final String word;
    private final String label;
    private final String description;
    private final int least;
    private final int most;
    private final boolean takesInput;

    Kind(String word, String label, String description, int least, int most, boolean takesInput) {
      this.word = word;
      this.label = label;
      this.description = description;
      this.least = least;
      this.most = most;
      this.takesInput = takesInput;
    }

    /** The option's name without dashes. */
    String word() {
      return word;
    }

    String label() {
      return label;
    }

    String description() {
      return description;
    }

    /** Whether it uses up an input after the first table. */
    boolean takesInput() {
      return takesInput;
    }
  }

  /**
   * Reads what stands behind an option.
   *
   * @throws IllegalArgumentException if that is not what the option takes
   */
  static TableStep parse(Kind kind, String text) {
    List<String> words = List.of(text.split(",", kind.most == Integer.MAX_VALUE ? -1 : kind.most));
    boolean rowExpected = kind == Kind.REPLACE_CELL || kind == Kind.COPY_SINGLE_FILE;
    if (words.size() < kind.least
        || words.contains("")
        || (rowExpected && words.size() == 2 && !ROW.matcher(words.get(1)).matches())) {
      throw new IllegalArgumentException(
          "--" + kind.word + ": '" + text + "' is not " + kind.label);
    }
    return new TableStep(kind, words);
  }

  /** The row, from 0, if one is given. */
  OptionalInt row() {
    return words.size() < 2 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(words.get(1)));
  }

  /**
   * What it does with a table; not for {@link Kind#COPY_SINGLE_FILE}, whose result is none.
   *
   * @param input that it uses up
   * @param folder what cells are relative to
   * @param outputFolder of the table that is written
   */
  TableOperation operation(Optional<String> input, Path folder, Path outputFolder)
      throws TextFileException {
    String column = words.get(0);
    return switch (kind) {
      case EXTRACT -> new TableOperation.Extract(words);
      case RENAME -> new TableOperation.Rename(column, words.get(1));
      case REPLACE ->
          new TableOperation.Replace(
              column, words.get(1), FileTable.read(Path.of(input.orElseThrow())));
      case REPLACE_CELL ->
          new TableOperation.ReplaceCell(
              column, row().orElseThrow(), CommandFiles.cell(input.orElseThrow(), outputFolder));
      case MERGE -> new TableOperation.Merge(column, folder);
      case COPY_SINGLE_FILE -> throw new IllegalStateException("a copy is not a table");
    };
  }
}
