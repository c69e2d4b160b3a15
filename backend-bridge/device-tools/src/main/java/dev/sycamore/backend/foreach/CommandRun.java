package dev.sycamore.backend.foreach;

import dev.sycamore.backend.files.ProgramWords;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * How a command ended.
 *
 * @param exitCode its own; 1 if it could not be started
 * @param problem why it could not be started; empty if it was
 * @param messages lines that it has not written anywhere itself
 */
public record CommandRun(int exitCode, String problem, String messages) {

  /**
   * Runs commands, all of them whatever comes of one.
   *
   * @param jobs how many may run at the same time
   * @return how each ended, in their order
   */
  static List<CommandRun> all(List<List<String>> commands, int jobs, CommandRunner runner)
      throws InterruptedException {
    ExecutorService pool =
        Executors.newFixedThreadPool(Math.max(1, Math.min(jobs, commands.size())));
    try {
      List<Future<CommandRun>> running = new ArrayList<>();
      commands.forEach(command -> running.add(pool.submit(() -> runner.run(command))));
      List<CommandRun> ended = new ArrayList<>();
      for (Future<CommandRun> run : running) {
        ended.add(run.get());
      }
      return ended;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }

  /** Runs a command as a process, which writes where this process writes. */
  public static CommandRun process(List<String> command) throws InterruptedException {
    Process process;
    try {
      process =
          new ProcessBuilder(ProgramWords.of(command))
              .redirectOutput(Redirect.INHERIT)
              .redirectError(Redirect.INHERIT)
              .start();
    } catch (IOException e) {
      return new CommandRun(1, String.valueOf(e.getMessage()), "");
    }
    try {
      closeInput(process);
      return new CommandRun(process.waitFor(), "", "");
    } finally {
      process.destroy();
    }
  }

  /** Several commands cannot share what this process may read. */
  private static void closeInput(Process process) {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      // It has ended already.
    }
  }
}
