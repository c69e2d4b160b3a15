package dev.sycamore.backend.cli;

import dev.sycamore.backend.foreach.CommandRun;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import picocli.CommandLine;

/**
 * Runs commands of this program in this process, on several threads. To read the annotations of a
 * command takes longer than some images do: those of {@code aot}, of which a build has hundreds,
 * are read once for each thread. It has no state but its options, which picocli sets back.
 */
final class OwnCommands {
  private final DeviceBuilds builds;

  /** Command lines of {@code aot} that nobody uses at the moment. */
  private final Queue<CommandLine> idle = new ConcurrentLinkedQueue<>();

  OwnCommands(DeviceBuilds builds) {
    this.builds = builds;
  }

  /**
   * Runs a command. What it says is kept together, whatever others say meanwhile.
   *
   * @param words its name and its arguments
   */
  CommandRun run(List<String> words) {
    StringWriter messages = new StringWriter();
    PrintWriter errors = new PrintWriter(messages);
    String[] arguments = words.toArray(String[]::new);
    boolean isAot = !words.isEmpty() && words.get(0).equals(CommandNames.AOT);
    int exitCode =
        StandardInput.without(
            () -> isAot ? compile(errors, arguments) : SycamoreMain.run(errors, builds, arguments));
    errors.flush();
    return new CommandRun(exitCode, "", messages.toString());
  }

  private int compile(PrintWriter errors, String... arguments) {
    CommandLine free = idle.poll();
    CommandLine line = free == null ? SycamoreMain.prepared(builds, arguments) : free;
    int exitCode = line.setErr(errors).execute(arguments);
    idle.add(line);
    return exitCode;
  }
}
