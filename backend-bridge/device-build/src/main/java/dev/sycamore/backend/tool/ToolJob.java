package dev.sycamore.backend.tool;

import dev.sycamore.backend.files.ProgramWords;
import dev.sycamore.backend.files.TemporaryFolder;
import dev.sycamore.backend.files.ToolEnvironment;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One run of a tool in a folder of its own: it reads a file and writes another one.
 *
 * @param arguments all words of the command line after the program
 * @param input the name of the file that it reads; names are in what a tool prints and may be in
 *     what it writes, so they are always the same
 * @param bytes of that file
 * @param output the name of the file that it writes
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
public record ToolJob(
    ExternalTool tool, List<String> arguments, String input, byte[] bytes, String output) {

  public ToolJob {
    arguments = List.copyOf(arguments);
  }

  /**
   * Runs the tool.
   *
   * @param timeout how long it may take before it is stopped
   */
  public ToolOutput run(Duration timeout) throws ToolException {
    try {
      Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
      try (TemporaryFolder folder = TemporaryFolder.create(temporary, "sycamore-tool")) {
        Files.write(folder.path().resolve(input), bytes);
        String printed = run(folder.path(), timeout);
        return new ToolOutput(written(folder.path(), printed), printed);
      }
    } catch (IOException e) {
      throw new ToolException(tool.program() + " cannot be run: " + e.getMessage(), "");
    }
  }

  private String run(Path folder, Duration timeout) throws IOException, ToolException {
    List<String> command = new ArrayList<>();
    command.add(tool.program().toAbsolutePath().toString());
    command.addAll(arguments);
    Path log = folder.resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(ProgramWords.of(command))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    ToolEnvironment.prepare(builder);
    Process process = builder.start();
    // It has no input.
    process.getOutputStream().close();
    int status = await(process, timeout);
    String printed = new String(Files.readAllBytes(log), Charset.defaultCharset()).strip();
    if (status != 0) {
      throw new ToolException(tool.program() + " ended with status " + status, printed);
    }
    return printed;
  }

  private int await(Process process, Duration timeout) throws ToolException {
    try {
      if (process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        return process.exitValue();
      }
      throw new ToolException(
          tool.program() + " did not finish within " + timeout.toSeconds() + " s and was stopped",
          "");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolException(tool.program() + " was interrupted", "");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private byte[] written(Path folder, String printed) throws IOException, ToolException {
    Path file = folder.resolve(output);
    if (!Files.isRegularFile(file) || Files.size(file) == 0) {
      throw new ToolException(tool.program() + " wrote nothing", printed);
    }
    return Files.readAllBytes(file);
  }
}
