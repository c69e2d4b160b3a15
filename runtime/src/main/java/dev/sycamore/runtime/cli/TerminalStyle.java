package dev.sycamore.runtime.cli;

import java.util.function.UnaryOperator;

/**
 * Colours on a terminal, plain text elsewhere.
 *
 * @param coloured whether escape sequences are written
 */
record TerminalStyle(boolean coloured) {

  static final TerminalStyle PLAIN = new TerminalStyle(false);

  /** Whether standard output is a terminal: the script knows. */
  private static final String TERMINAL = "sycamore.terminal";

  private static final String BOLD = "1";
  private static final String RED = "31";
  private static final String GREEN = "32";
  private static final String YELLOW = "33";

  /** As the environment says: {@code NO_COLOR} and {@code TERM=dumb} ask for none. */
  static TerminalStyle of(UnaryOperator<String> environment) {
    String without = environment.apply("NO_COLOR");
    return new TerminalStyle(
        Boolean.getBoolean(TERMINAL)
            && (without == null || without.isEmpty())
            && !"dumb".equals(environment.apply("TERM")));
  }

  String heading(String text) {
    return styled(BOLD, text);
  }

  String good(String text) {
    return styled(GREEN, text);
  }

  String bad(String text) {
    return styled(RED, text);
  }

  String warning(String text) {
    return styled(YELLOW, text);
  }

  private String styled(String code, String text) {
    return coloured ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
