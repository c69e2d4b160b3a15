package dev.sycamore.backend.cli;

import java.util.function.UnaryOperator;
import picocli.CommandLine.Help;

/** Whether a command may print colours. */
public final class TerminalColours {

  /** Whether the stream that a command prints to is a terminal: the script knows. */
  private static final String TERMINAL = "sycamore.terminal";

  private TerminalColours() {}

  static boolean areWanted() {
    return areWanted(System::getenv);
  }

  /**
   * On a terminal, unless {@code NO_COLOR} is set or the terminal is dumb.
   *
   * @param environment values of environment variables, null where there is none
   */
  public static boolean areWanted(UnaryOperator<String> environment) {
    String without = environment.apply("NO_COLOR");
    return isTerminal()
        && (without == null || without.isEmpty())
        && !"dumb".equals(environment.apply("TERM"));
  }

  /**
   * How helps are printed. Picocli alone takes each pipe of a Unix shell on Windows for a terminal.
   *
   * @param environment values of environment variables, null where there is none
   */
  public static Help.ColorScheme ofHelp(UnaryOperator<String> environment) {
    boolean wanted = areWanted(environment) && Help.Ansi.AUTO.enabled();
    return Help.defaultColorScheme(wanted ? Help.Ansi.ON : Help.Ansi.OFF);
  }

  /** Whether it is a terminal, with colours or not. */
  public static boolean isTerminal() {
    return Boolean.getBoolean(TERMINAL);
  }
}
