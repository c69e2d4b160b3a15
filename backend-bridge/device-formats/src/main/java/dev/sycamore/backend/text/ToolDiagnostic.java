package dev.sycamore.backend.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.diagnostics.DiagnosticId;

/** A diagnostic of the catalogue as a command prints it, which has no source to show. */
public final class ToolDiagnostic {

  private ToolDiagnostic() {}

  /**
   * Its lines: the message, the help and the page.
   *
   * @param place {@code File.java:12:5}, or what else stands for the place
   * @param severity {@code error} or {@code warning}
   */
  public static String text(
      String place, String severity, DiagnosticId id, String help, Object... arguments) {
    String message = id.message(arguments);
    return Quote.printable(place + ": " + severity + ": [" + id.code() + "] " + message)
        + "\nhelp: "
        + help
        + "\ndocs: "
        + id.page();
  }
}
