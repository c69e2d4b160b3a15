package dev.sycamore.backend.foreach;

import dev.sycamore.binding.text.Quote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs the commands of a job. */
public final class Foreach {

  private final ForeachJob job;
  private final CommandRunner runner;

  private Foreach(ForeachJob job, CommandRunner runner) {
    this.job = job;
    this.runner = runner;
  }

  /**
   * Runs all commands as processes.
   *
   * @throws IOException if there is no place for the files that they write
   */
  public static ForeachResult run(ForeachJob job) throws IOException, InterruptedException {
    return run(job, CommandRun::process);
  }

  /**
   * Runs all commands. Files that they write, and the list of them, come to their places only if
   * all of them succeed.
   *
   * @throws IOException if there is no place for these files
   */
  public static ForeachResult run(ForeachJob job, CommandRunner runner)
      throws IOException, InterruptedException {
    return new Foreach(job, runner).run();
  }

  private ForeachResult run() throws IOException, InterruptedException {
    Optional<ForeachJob.Output> output = job.output();
    if (output.isEmpty()) {
      return result(CommandRun.all(commands(null), job.jobs(), runner), null);
    }
    Path list = output.get().list();
    try (OutputFiles files = new OutputFiles(list, output.get().extension(), job.count())) {
      refuseInputs(files);
      ForeachResult result = result(CommandRun.all(commands(files), job.jobs(), runner), files);
      if (result.exitCode() == 0) {
        files.finish();
      }
      return result;
    }
  }

  /** A file that is read here is never written. */
  private void refuseInputs(OutputFiles files) throws IOException {
    Set<Path> inputs = new HashSet<>();
    job.inputs().forEach(input -> input.files().forEach(file -> inputs.add(whole(file))));
    for (int i = 0; i < job.count(); i++) {
      if (inputs.contains(whole(files.file(i)))) {
        throw new IOException(
            "the output " + files.file(i) + " is also an input; give the list another name");
      }
    }
  }

  private static Path whole(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private List<List<String>> commands(OutputFiles files) {
    List<List<String>> commands = new ArrayList<>();
    for (int i = 0; i < job.count(); i++) {
      Map<String, String> words = new LinkedHashMap<>();
      for (ForeachJob.Input input : job.inputs()) {
        words.put(input.word(), input.files().get(i).toString());
      }
      if (files != null) {
        words.put(job.output().orElseThrow().word(), files.part(i).toString());
      }
      if (job.increment().isPresent()) {
        String word = job.increment().get();
        words.put(word, i == 0 ? word : word + "_" + i);
      }
      commands.add(job.command().with(words));
    }
    return commands;
  }

  private ForeachResult result(List<CommandRun> runs, OutputFiles files) {
    int exitCode = 0;
    List<String> problems = new ArrayList<>();
    StringBuilder messages = new StringBuilder();
    for (int i = 0; i < runs.size(); i++) {
      CommandRun run = runs.get(i);
      messages.append(run.messages());
      int code = run.exitCode();
      String problem = null;
      if (!run.problem().isEmpty()) {
        problem = "cannot be run: " + Quote.printable(run.problem());
      } else if (code != 0) {
        problem = "ended with exit code " + code;
      } else if (files != null && !Files.isRegularFile(files.part(i))) {
        problem = "has not written its output";
        code = 1;
      }
      if (problem != null) {
        exitCode = exitCode == 0 ? code : exitCode;
        problems.add(line(i, problem));
      }
    }
    return new ForeachResult(exitCode, messages.toString(), problems);
  }

  private String line(int index, String problem) {
    Path input = job.inputs().get(0).files().get(index);
    String program = job.command().arguments().get(0);
    return Quote.printable(input + ": error: the command '" + program + "' " + problem);
  }
}
