package dev.sycamore.backend.cli;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code sycamore}: one sub-command for each stage of the device build. */
@Command(
    name = "sycamore",
    description = "The stages of Sycamore's device build.",
    mixinStandardHelpOptions = true,
    version = "sycamore 0.1.0-SNAPSHOT",
    subcommands = {
      AotCommand.class,
      AspectFilterCommand.class,
      DumpCommand.class,
      FileTableTformCommand.class,
      ForeachCommand.class,
      LinkCommand.class,
      NoKernelCommand.class,
      PostLinkCommand.class,
      PropagateAspectsCommand.class,
      WrapCommand.class
    })
public final class SycamoreMain implements Runnable {

  @Spec private CommandSpec spec;

  /** Runs the command line and ends the process with its status. */
  public static void main(String[] arguments) {
    System.exit(run(new PrintWriter(System.err, true, Charset.defaultCharset()), arguments));
  }

  /**
   * Runs a command line.
   *
   * @param errors where diagnostics go
   * @return 0 if all went well, 1 if the input was refused, 2 if the command line was
   */
  static int run(PrintWriter errors, String... arguments) {
    return new CommandLine(new SycamoreMain())
        .setErr(errors)
        // A file may be called @name, and the arguments of foreach's command are not ours.
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(SycamoreMain::misused)
        .setExecutionExceptionHandler(
            (exception, commandLine, result) -> {
              errors.println(commandLine.getCommandName() + ": error: " + exception);
              return 1;
            })
        .execute(arguments);
  }

  private static int misused(ParameterException exception, String[] arguments) {
    CommandLine command = exception.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(name + ": error: " + exception.getMessage());
    command.getErr().println("Try '" + name + " --help' for more.");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a sub-command is missing");
  }
}
