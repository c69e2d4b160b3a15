package dev.sycamore.backend.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The command {@code sycamore} in this process: its own {@code main} would end it. */
public final class Sycamore {

  private Sycamore() {}

  /**
   * What a run was.
   *
   * @param errors what it said
   */
  public record Run(int status, String errors) {}

  /** Runs a command line. */
  public static Run run(String... arguments) {
    StringWriter errors = new StringWriter();
    int status = SycamoreMain.run(new PrintWriter(errors, true), arguments);
    return new Run(status, errors.toString());
  }
}
