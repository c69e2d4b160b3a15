package dev.sycamore.backend.pipeline;

import dev.sycamore.backend.intel.Ocloc;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.backend.tool.ToolOutput;
import dev.sycamore.backend.tool.ToolRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What makes machine code for Intel GPUs of SPIR-V.
 *
 * @param ocloc the compiler; empty for the one on the path
 * @param arguments for it
 */
public record IntelCompiler(Optional<Path> ocloc, List<String> arguments) {

  public IntelCompiler {
    arguments = List.copyOf(arguments);
  }

  /** Without what only a command line says. */
  public static IntelCompiler standard() {
    return new IntelCompiler(Optional.empty(), List.of());
  }

  /**
   * Finds the compiler before anything is built.
   *
   * @throws ToolException if there is none, or nothing says which device is meant
   */
  public Ocloc require(ImageTarget target) throws ToolException {
    if (target.processor().isEmpty() && !Ocloc.nameDevice(arguments)) {
      throw new ToolException(
          "the target %s means all Intel GPUs, and each needs code of its own: name them, as in"
                  .formatted(target)
              + " --backend-args %s \"-device tgllp\", or use a target of theirs, as intel_gpu_tgl"
                  .formatted(target),
          "");
    }
    Optional<Ocloc> found = ocloc.map(Ocloc::new).or(() -> Ocloc.find(System.getenv()));
    return found.orElseThrow(() -> Ocloc.missing(target.name()));
  }

  /**
   * Machine code of a module.
   *
   * @param messages gets what the compiler prints
   */
  byte[] compile(byte[] spirv, ImageTarget target, ToolRunner runner, Consumer<String> messages)
      throws ToolException {
    ToolOutput made = require(target).compile(spirv, target.processor(), arguments, runner);
    if (!made.printed().isEmpty()) {
      messages.accept(made.printed());
    }
    return made.bytes();
  }
}
