package dev.sycamore.backend.worker.llvm;

import dev.sycamore.backend.files.ToolEnvironment;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.targets.HostPlatform;
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
   * @param libraries the folder of LLVM's libraries
   * @param name of the program
   * @param stage the stage that fails when the program does
   */
  public LlvmTool(Path libraries, String name, BuildStage stage) {
    this.program = libraries.resolve(HostPlatform.current().program(name));
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
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    if (HostPlatform.current().isWindows()) {
      // The programs need the C++ libraries that the JVM comes with.
      ToolEnvironment.addToPath(
          builder.environment(), Path.of(System.getProperty("java.home"), "bin"));
    }
    int status = await(builder.start());
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
