package dev.sycamore.driver;

import dev.sycamore.backend.cli.CommandNames;
import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.OptionNames;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.text.ShellWords;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Runs stages of the device build, one after the other, in this process: with the words that the
 * command {@code sycamore} takes, so that the same words by hand give the same files.
 */
final class CommandSteps {

  private final DeviceBuilds builds;
  private final PrintStream err;
  private final ProgressLine progress;
  private final boolean printed;
  private final boolean warnings;
  private boolean silent = true;

  /**
   * @param printed whether each is printed as a command of the shell
   * @param warnings whether what a step says is shown though it has not failed
   */
  CommandSteps(
      DeviceBuilds builds,
      PrintStream err,
      ProgressLine progress,
      boolean printed,
      boolean warnings) {
    this.builds = builds;
    this.err = err;
    this.progress = progress;
    this.printed = printed;
    this.warnings = warnings;
  }

  /** A stage that has failed; what is wrong has been said. */
  static final class FailedException extends Exception {

    private static final long serialVersionUID = 1L;
    private final int status;
    private final String said;

    FailedException(int status, String said) {
      super("a step ended with exit code " + status);
      this.status = status;
      this.said = said;
    }

    /** What has been printed. */
    String said() {
      return said;
    }

    int status() {
      return status;
    }
  }

  /** Whether no stage has shown anything. */
  boolean areSilent() {
    return silent;
  }

  /** Whether each is printed, and what it says though nothing is wrong. */
  boolean arePrinted() {
    return printed;
  }

  /** Reports what is wrong between two stages. */
  FailedException failed(String problem) {
    err.println(problem);
    return new FailedException(1, problem);
  }

  /** Runs a stage. */
  void run(List<?> words) throws FailedException {
    run(words, warnings);
  }

  /** Runs a stage whose messages are shown though it has not failed. */
  void runTelling(List<?> words) throws FailedException {
    run(words, true);
  }

  private void run(List<?> words, boolean shown) throws FailedException {
    StringWriter said = new StringWriter();
    int status = status(words, shown, said);
    if (status != 0) {
      throw new FailedException(status, said.toString());
    }
  }

  /** Runs a stage whose exit code is an answer. */
  int status(List<?> words) {
    return status(words, warnings, new StringWriter());
  }

  private int status(List<?> words, boolean shown, StringWriter said) {
    String[] arguments = words.stream().map(Object::toString).toArray(String[]::new);
    if (printed) {
      List<String> command = new ArrayList<>(List.of(CommandNames.SYCAMORE));
      command.addAll(List.of(arguments));
      err.println(ShellWords.line(command));
    }
    shown(arguments).ifPresent(progress::show);
    int status = SycamoreMain.run(new PrintWriter(said, true), builds, arguments);
    if (status != 0 || shown) {
      silent &= said.getBuffer().length() == 0;
      err.print(said);
      err.flush();
    }
    return status;
  }

  /** What a stage that may take a while does, for people. */
  private static Optional<String> shown(String... arguments) {
    String target = "--" + OptionNames.TARGET + "=";
    String targets =
        Arrays.stream(arguments)
            .filter(word -> word.startsWith(target))
            .map(word -> word.substring(target.length()))
            .distinct()
            .collect(Collectors.joining(", "));
    return switch (arguments[0]) {
      case CommandNames.LINK -> Optional.of("linking device code");
      case CommandNames.POST_LINK -> Optional.of("splitting device code");
      case CommandNames.FOREACH, CommandNames.AOT -> Optional.of("compiling images for " + targets);
      case CommandNames.WRAP -> Optional.of("writing images for " + targets);
      default -> Optional.empty();
    };
  }
}
