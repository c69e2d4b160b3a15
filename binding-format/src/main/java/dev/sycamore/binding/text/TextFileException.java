package dev.sycamore.binding.text;

import java.util.Locale;

/** What is wrong with a text file, and where. The message is one line for users. */
public class TextFileException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String file;
  private final int line;
  private final int column;
  private final String problem;

  /**
   * @param line from 1
   * @param column from 1, in characters
   * @param problem one line, without the place
   */
  public TextFileException(String file, int line, int column, String problem) {
    super(String.format(Locale.ROOT, "%s:%d:%d: error: %s", file, line, column, problem));
    this.file = file;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  /** For a file that cannot be read at all, or a problem that no line of it shows. */
  public TextFileException(String file, String problem) {
    super(file + ": error: " + problem);
    this.file = file;
    this.line = 0;
    this.column = 0;
    this.problem = problem;
  }

  /** The file, as the user named it. */
  public String file() {
    return file;
  }

  /** From 1; 0 if there is no line to point at. */
  public int line() {
    return line;
  }

  /** From 1; 0 if there is no line to point at. */
  public int column() {
    return column;
  }

  /** One line, without the place. */
  public String problem() {
    return problem;
  }
}
