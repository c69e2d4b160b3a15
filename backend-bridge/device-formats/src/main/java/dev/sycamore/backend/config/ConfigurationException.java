package dev.sycamore.backend.config;

import java.util.Locale;

/** What is wrong with a device configuration file, and where. */
public final class ConfigurationException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String file;
  private final int line;
  private final int column;
  private final String problem;

  ConfigurationException(String file, Place place, String problem) {
    super(String.format(Locale.ROOT, "%s:%d:%d: %s", file, place.line(), place.column(), problem));
    this.file = file;
    this.line = place.line();
    this.column = place.column();
    this.problem = problem;
  }

  /** For a file that could not be read at all. */
  ConfigurationException(String file, String problem) {
    super(file + ": " + problem);
    this.file = file;
    this.line = 0;
    this.column = 0;
    this.problem = problem;
  }

  /** The file, as the user named it. */
  public String file() {
    return file;
  }

  /** From 1; 0 if there is no text to point at. */
  public int line() {
    return line;
  }

  /** From 1; 0 if there is no text to point at. */
  public int column() {
    return column;
  }

  /** One line, without the place. */
  public String problem() {
    return problem;
  }
}
