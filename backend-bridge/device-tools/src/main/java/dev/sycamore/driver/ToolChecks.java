package dev.sycamore.driver;

import static dev.sycamore.backend.option.CompilerOption.BACKEND_ARGS;
import static dev.sycamore.backend.option.CompilerOption.CUBIN;
import static dev.sycamore.backend.option.CompilerOption.EMBED_IR;
import static dev.sycamore.backend.option.CompilerOption.OCLOC;
import static dev.sycamore.backend.option.CompilerOption.PTXAS;

import dev.sycamore.backend.cli.ToolArguments;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.pipeline.IntelCompiler;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.backend.tool.ToolException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whether the tools that options name are those of the targets, before anything runs. */
final class ToolChecks {

  private final ToolOptions tools;
  private final TargetNames names;
  private final List<ImageTarget> targets;

  /**
   * @param names by which users may call targets
   * @param targets of the build
   */
  ToolChecks(ToolOptions tools, TargetNames names, List<ImageTarget> targets) {
    this.tools = tools;
    this.names = names;
    this.targets = targets;
  }

  /**
   * @throws IllegalArgumentException if an option is for none of the targets, its words are wrong,
   *     or a tool is missing
   */
  void run() {
    if (tools.embedIr() && targets.stream().noneMatch(t -> EmbeddedIr.of(t).isPresent())) {
      throw new IllegalArgumentException(
          EMBED_IR.command() + " is for NVIDIA and AMD GPUs, which are not among the targets");
    }
    if (!has(Architecture.PTX64) && tools.hasAssembler()) {
      throw new IllegalArgumentException(
          "%s and %s are for PTX, which is not among the targets"
              .formatted(CUBIN.command(), PTXAS.command()));
    }
    if (!has(Architecture.INTEL_GPU) && tools.ocloc().isPresent()) {
      throw new IllegalArgumentException(
          OCLOC.command() + " is for Intel GPUs, which are not among the targets");
    }
    if (tools.ptxas().isPresent() && !tools.assembles()) {
      throw new IllegalArgumentException(
          PTXAS.command() + " goes without " + CUBIN.command() + "=off");
    }
    tools.backendArguments().forEach(this::check);
    targets.stream().filter(t -> t.architecture() == Architecture.INTEL_GPU).forEach(this::require);
  }

  private boolean has(Architecture architecture) {
    return targets.stream().anyMatch(target -> target.architecture() == architecture);
  }

  private void check(BackendArguments more) {
    ImageTarget target = names.parse(more.target());
    if (!targets.contains(target)) {
      throw new IllegalArgumentException(
          "%s are for the target %s, which is not among the targets"
              .formatted(BACKEND_ARGS.command(), more.target()));
    }
    ToolArguments.words(target, more.arguments());
    if (target.architecture() == Architecture.PTX64 && !tools.assembles()) {
      throw new IllegalArgumentException(
          "%s %s are for ptxas, which only %s and %s run"
              .formatted(BACKEND_ARGS.command(), more.target(), CUBIN.command(), PTXAS.command()));
    }
  }

  private void require(ImageTarget target) {
    List<String> words = new ArrayList<>();
    for (BackendArguments more : tools.argumentsFor(target, names)) {
      words.addAll(ToolArguments.words(target, more.arguments()));
    }
    try {
      new IntelCompiler(tools.ocloc().map(Path::of), words).require(target);
    } catch (ToolException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
