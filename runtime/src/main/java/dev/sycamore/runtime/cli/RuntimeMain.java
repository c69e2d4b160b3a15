package dev.sycamore.runtime.cli;

import java.io.PrintStream;
import java.util.List;

/** The commands that need the runtime: {@code devices}, {@code doctor} and {@code explain}. */
public final class RuntimeMain {
  private static final int REFUSED = 1;
  private static final int MISUSED = 2;

  private RuntimeMain() {}

  /** Runs a command and ends the process with its status. */
  public static void main(String[] arguments) {
    System.exit(
        run(
            List.of(arguments),
            System.getenv("CLASSPATH"),
            TerminalStyle.of(System::getenv),
            System.out,
            System.err));
  }

  /** Runs a command, without colours. */
  static int run(List<String> arguments, String classPath, PrintStream output, PrintStream errors) {
    return run(arguments, classPath, TerminalStyle.PLAIN, output, errors);
  }

  /**
   * Runs a command.
   *
   * @param classPath of the environment; may be null
   * @return 0 if all went well, 1 if something named cannot be found or read, or no kernel can run,
   *     2 if the command line is wrong
   */
  static int run(
      List<String> arguments,
      String classPath,
      TerminalStyle style,
      PrintStream output,
      PrintStream errors) {
    String command = arguments.isEmpty() ? "" : arguments.get(0);
    List<String> words = arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
    try {
      CommandOutput result =
          switch (command) {
            case "devices" -> DevicesCommand.run(words, style);
            case "doctor" -> DoctorCommand.run(words, style);
            case "explain" -> ExplainCommand.run(words, classPath, style);
            default -> throw new UsageException("there is no command '" + command + "'");
          };
      output.print(result.text());
      return result.status();
    } catch (UsageException e) {
      errors.println("sycamore " + command + ": error: " + e.getMessage());
      errors.println("Try 'sycamore " + command + " --help' for more.");
      return MISUSED;
    } catch (RuntimeException e) {
      errors.println("sycamore " + command + ": error: " + ShownText.of(e));
      return REFUSED;
    }
  }

  /**
   * What a command prints, and its exit code.
   *
   * @param status 0 or 1
   */
  record CommandOutput(String text, int status) {
    static CommandOutput of(String text) {
      return new CommandOutput(text, 0);
    }
  }

  /** The command line is wrong. */
  static final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
      super(message);
    }
  }
}
