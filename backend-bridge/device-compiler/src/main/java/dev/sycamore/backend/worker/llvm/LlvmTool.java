package dev.sycamore.backend.worker.llvm;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program that comes with LLVM, run in the worker's working folder. */
public final class LlvmTool {

  private final Path program;
  private final BuildStage stage;

  /**
   * @param stage the stage that fails when the program does
   */
  public LlvmTool(Path program, BuildStage stage) {
    this.program = program;
    this.stage = stage;
  }

  /** Writes a file for the program to read. */
  public void write(String name, byte[] bytes) throws IOException {
    Files.write(Path.of("").toAbsolutePath().resolve(name), bytes);
  }

  /** Runs the program and returns the bytes of the file that it wrote. */
  public byte[] run(List<String> arguments, String output) throws CompileException, IOException {
    Path folder = Path.of("").toAbsolutePath();
    Path log = folder.resolve(program.getFileName() + ".log");
    Files.deleteIfExists(folder.resolve(output));
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int status = await(process);
    if (status != 0) {
      String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
      throw CompileException.of(
          stage,
          "",
          text.isBlank() ? program.getFileName() + " ended with status " + status : text);
    }
    return Files.readAllBytes(folder.resolve(output));
  }

  private int await(Process process) throws CompileException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new CompileException(stage, "interrupted");
    }
  }
}
