package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.cli.DoctorCheck.State;
import dev.sycamore.runtime.cli.RuntimeMain.CommandOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code sycamore doctor}: what this machine has to build and run kernels, and what is missing. */
final class DoctorCommand {
  private static final String USAGE =
      """
      usage: sycamore doctor [--format=text|json]
      Shows what this machine has to build and run kernels, what is missing, and the command that
      installs it on Debian and Ubuntu. The exit code is 0 if kernels can run, otherwise 1.

        --format=text|json  text by default; --json is the same as --format=json
        -h, --help          Shows this.

      Examples:
        sycamore doctor
        sycamore doctor --format=json
      """;

  private DoctorCommand() {}

  static CommandOutput run(List<String> words, TerminalStyle style) {
    CommandArguments arguments = CommandArguments.read(words, Set.of(), 0);
    if (arguments.help()) {
      return CommandOutput.of(USAGE);
    }
    return report(
        new MachineChecks(MachineChecks.Machine.current()).all(DevicesCommand.list()),
        arguments.json(),
        style);
  }

  /** What is printed of the checks. */
  static CommandOutput report(List<DoctorCheck> checks, boolean json, TerminalStyle style) {
    boolean runs = checks.stream().noneMatch(check -> check.state() == State.MISSING);
    return new CommandOutput(json ? json(checks, runs) : text(checks, runs, style), runs ? 0 : 1);
  }

  private static String text(List<DoctorCheck> checks, boolean runs, TerminalStyle style) {
    int width = checks.stream().mapToInt(check -> check.name().length()).max().orElse(0) + 2;
    StringBuilder text = new StringBuilder();
    for (DoctorCheck check : checks) {
      String name = check.name() + " ".repeat(width - check.name().length());
      text.append(mark(check.state(), style)).append("  ").append(name).append(check.found());
      text.append('\n');
      if (!check.install().isEmpty()) {
        text.append(" ".repeat(9 + width)).append(check.install()).append('\n');
      }
    }
    String result = runs ? style.good("Kernels can run.") : style.bad("Kernels cannot run.");
    return text.append('\n').append(result).append('\n').toString();
  }

  private static String mark(State state, TerminalStyle style) {
    return switch (state) {
      case FOUND -> style.good("ok     ");
      case ABSENT -> style.warning("absent ");
      case MISSING -> style.bad("missing");
    };
  }

  private static String json(List<DoctorCheck> checks, boolean runs) {
    List<String> rows = new ArrayList<>();
    for (DoctorCheck check : checks) {
      rows.add(
          "{\"name\":"
              + JsonText.quoted(check.name())
              + ",\"state\":"
              + JsonText.quoted(check.state().word())
              + ",\"found\":"
              + JsonText.quoted(check.found())
              + ",\"install\":"
              + JsonText.quoted(check.install())
              + "}");
    }
    return "{\"kernelsCanRun\":"
        + runs
        + ",\"checks\":["
        + rows.stream().collect(Collectors.joining(",\n  ", "\n  ", "\n"))
        + "]}\n";
  }
}
