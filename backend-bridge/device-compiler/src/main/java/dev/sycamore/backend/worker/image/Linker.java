package dev.sycamore.backend.worker.image;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.elf.ObjectLinker;
import dev.sycamore.backend.worker.elf.UnsupportedElfException;
import dev.sycamore.backend.worker.llvm.LlvmTool;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Links native images and code objects. */
final class Linker {

  private static final String IMAGE = "image.so";

  private final LlvmTool lld;

  Linker(Path libraries) {
    this.lld = new LlvmTool(libraries, "lld", BuildStage.LINK);
  }

  /**
   * Makes a native image of objects: within this process, unless they have debug information or
   * whatever else only {@code lld} links. It reports undefined symbols, too.
   *
   * @param debugInfo whether it keeps what debuggers and profilers read
   */
  byte[] nativeImage(boolean debugInfo, List<byte[]> objects) throws CompileException, IOException {
    if (!debugInfo) {
      try {
        return ObjectLinker.link(objects);
      } catch (UnsupportedElfException e) {
        // The objects are not damaged: lld links them.
      }
    }
    return link(debugInfo, objects.toArray(byte[][]::new));
  }

  /**
   * Makes a shared library of object files with the {@code lld} that comes with LLVM; undefined
   * symbols are an error.
   *
   * @param debugInfo whether it keeps what debuggers and profilers read
   */
  byte[] link(boolean debugInfo, byte[]... objects) throws CompileException, IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-flavor",
                "gnu",
                "-shared",
                "-z",
                "defs",
                "-z",
                "noseparate-code",
                "--gc-sections",
                "--build-id=none",
                "-o",
                IMAGE));
    if (!debugInfo) {
      arguments.add("--strip-all");
    }
    for (int i = 0; i < objects.length; i++) {
      String name = "image" + i + ".o";
      lld.write(name, objects[i]);
      arguments.add(name);
    }
    return lld.run(arguments, IMAGE);
  }
}
