package dev.sycamore.fuzz.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The parent's end of a {@link FuzzWorker}. */
final class FuzzWorkerProcess implements AutoCloseable {
  private static final String END = "\0end";

  private final Process process;
  private final Writer commands;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final Path errorOutput;

  private FuzzWorkerProcess(Process process, Path errorOutput) {
    this.process = process;
    this.errorOutput = errorOutput;
    this.commands = process.outputWriter(StandardCharsets.UTF_8);
    Thread reader = new Thread(this::read, "fuzz-worker-output");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts one.
   *
   * @param folder for its files
   * @param optimizing whether OpenCL drivers optimise
   * @param asserting whether the JVM evaluates assertions, as kernels with checks do
   * @param cuts how often each program runs again on arrays that are too short
   */
  static FuzzWorkerProcess start(Path folder, boolean optimizing, boolean asserting, int cuts) {
    try {
      Path errorOutput = folder.resolve("worker.err");
      ProcessBuilder builder =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-Xmx1g",
              "-XX:+UseSerialGC",
              "-XX:TieredStopAtLevel=1",
              // Thousands of classes, each used once; 48 MB were too little once in 40,000
              // programs.
              "-XX:ReservedCodeCacheSize=240m",
              // The runtime cuts ranges for its threads: with more, none has a whole vector.
              "-XX:ActiveProcessorCount=2",
              "-Dsycamore.emulate=fp16",
              "-XX:ErrorFile=" + folder.resolve("hs_err_%p.log"),
              "-D" + FuzzWorker.CUTS + "=" + cuts,
              asserting ? "-enableassertions" : "-disableassertions",
              "-cp",
              System.getProperty("java.class.path"),
              FuzzWorker.class.getName());
      // PoCL keeps every kernel it ever compiled, unless it is told where.
      builder.environment().put("POCL_CACHE_DIR", folder.resolve("pocl" + optimizing).toString());
      if (!optimizing) {
        builder.environment().put("POCL_EXTRA_BUILD_FLAGS", "-cl-opt-disable");
      }
      builder.redirectError(ProcessBuilder.Redirect.appendTo(errorOutput.toFile()));
      return new FuzzWorkerProcess(builder.start(), errorOutput);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read() {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith(FuzzWorker.MARK)) {
          lines.add(line.substring(FuzzWorker.MARK.length()));
        }
      }
    } catch (IOException e) {
      // The process is gone; what it said until then counts.
    }
    lines.add(END);
  }

  void send(List<String> words) {
    try {
      commands.write(String.join(" ", words) + "\n");
      commands.flush();
    } catch (IOException e) {
      // The next answer says that the process has ended.
    }
  }

  /**
   * The next line.
   *
   * @return empty if none came in time
   * @throws EndedException if the process has ended
   */
  Optional<String> answer(Duration limit) throws EndedException {
    try {
      String line = lines.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
      if (END.equals(line)) {
        throw new EndedException("the process ended with " + exitStatus() + lastWords());
      }
      return Optional.ofNullable(line);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private int exitStatus() throws InterruptedException {
    return process.waitFor();
  }

  private String lastWords() {
    try {
      List<String> all = Files.readAllLines(errorOutput, StandardCharsets.ISO_8859_1);
      return all.isEmpty() ? "" : ": " + all.get(all.size() - 1);
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The process is gone. */
  static final class EndedException extends Exception {
    private static final long serialVersionUID = 1L;

    EndedException(String message) {
      super(message);
    }
  }
}
