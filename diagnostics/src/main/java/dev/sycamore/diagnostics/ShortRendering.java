package dev.sycamore.diagnostics;

import java.util.List;

/**
 * The text of a diagnostic where the host compiler or the IDE already shows the place: message,
 * then the call chain, the notes, the help and the page, a line each.
 */
public final class ShortRendering {

  private ShortRendering() {}

  /** The message with its id, as it stands behind {@code error: } in the first line. */
  public static String headline(Diagnostic diagnostic) {
    return "[" + diagnostic.id().code() + "] " + TerminalText.of(diagnostic.message());
  }

  /** {@link #headline} and the lines below it, joined by {@code \n}. */
  public static String text(Diagnostic diagnostic) {
    StringBuilder text = new StringBuilder(headline(diagnostic));
    List<CallFrame> chain = diagnostic.chain();
    for (int i = 0; i < chain.size(); i++) {
      CallFrame frame = chain.get(i);
      text.append("\n  ")
          .append(i == 0 ? "in " : "-> ")
          .append(frame.function())
          .append(" (")
          .append(frame.at().place())
          .append(')');
    }
    for (Note note : diagnostic.notes()) {
      text.append("\n  note: ")
          .append(note.message())
          .append(" (")
          .append(note.at().place())
          .append(')');
    }
    text.append("\n  help: ").append(diagnostic.help());
    text.append("\n  see ").append(diagnostic.id().page());
    return text.toString();
  }

  /**
   * {@code file:line:column: error: [SYCnnnn] message} and the lines below it: the form of every
   * text output.
   */
  public static String standalone(Diagnostic diagnostic) {
    SourceSpan at = diagnostic.at();
    return TerminalText.of(at.file())
        + ":"
        + at.line()
        + ":"
        + at.column()
        + ": "
        + diagnostic.severity().word()
        + ": "
        + text(diagnostic);
  }
}
