package dev.sycamore.backend.worker;

import dev.sycamore.backend.BuildStage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Links native images with the lld that comes with LLVM, in the worker's working folder. */
final class Linker {

  private final Path lld;

  Linker(Path lld) {
    this.lld = lld;
  }

  /** Makes a shared library of an object file; undefined symbols are an error. */
  byte[] link(byte[]... objects) throws CompileException, IOException {
    Path folder = Path.of("").toAbsolutePath();
    Path image = folder.resolve("image.so");
    Path log = folder.resolve("lld.log");
    List<String> command =
        new ArrayList<>(
            List.of(
                lld.toString(),
                "-flavor",
                "gnu",
                "-shared",
                "-z",
                "defs",
                "-z",
                "noseparate-code",
                "--gc-sections",
                "--strip-all",
                "--build-id=none",
                "-o",
                image.getFileName().toString()));
    for (int i = 0; i < objects.length; i++) {
      String name = "image" + i + ".o";
      Files.write(folder.resolve(name), objects[i]);
      command.add(name);
    }
    Files.deleteIfExists(image);
    run(command, folder, log);
    return Files.readAllBytes(image);
  }

  private static void run(List<String> command, Path folder, Path log)
      throws CompileException, IOException {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int status;
    try {
      status = process.waitFor();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new CompileException(BuildStage.LINK, "interrupted");
    }
    if (status != 0) {
      String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
      throw CompileException.of(
          BuildStage.LINK, "", text.isBlank() ? "lld ended with status " + status : text);
    }
  }
}
