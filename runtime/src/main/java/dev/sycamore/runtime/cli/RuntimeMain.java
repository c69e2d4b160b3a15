package dev.sycamore.runtime.cli;

import java.io.PrintStream;
import java.util.List;

/** The commands that need the runtime: {@code devices} and {@code explain}. */
public final class RuntimeMain {
  private static final int REFUSED = 1;
  private static final int MISUSED = 2;

  private RuntimeMain() {}

  /** Runs a command and ends the process with its status. */
  public static void main(String[] arguments) {
    System.exit(run(List.of(arguments), System.getenv("CLASSPATH"), System.out, System.err));
  }

  /**
   * Runs a command.
   *
   * @param classPath of the environment; may be null
   * @return 0 if all went well, 1 if something named cannot be found or read, 2 if the command line
   *     is wrong
   */
  static int run(List<String> arguments, String classPath, PrintStream output, PrintStream errors) {
    String command = arguments.isEmpty() ? "" : arguments.get(0);
    List<String> words = arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
    try {
      switch (command) {
        case "devices" -> output.print(DevicesCommand.run(words));
        case "explain" -> output.print(ExplainCommand.run(words, classPath));
        default -> throw new UsageException("there is no command '" + command + "'");
      }
      return 0;
    } catch (UsageException e) {
      errors.println("sycamore " + command + ": error: " + e.getMessage());
      return MISUSED;
    } catch (RuntimeException e) {
      errors.println("sycamore " + command + ": error: " + ShownText.of(e));
      return REFUSED;
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
