package dev.sycamore.driver;

import dev.sycamore.backend.cli.EnumConverter;
import dev.sycamore.backend.cli.OptionNames;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tools that make machine code of what LLVM generates, and what goes beside it.
 *
 * @param cubin whether machine code goes beside PTX
 * @param ptxas NVIDIA's assembler, as the user wrote it
 * @param ocloc Intel's offline compiler, as the user wrote it
 * @param embedIr whether LLVM IR goes beside code for GPUs, as images of its own
 * @param backendArguments for the tools
 */
record ToolOptions(
    Optional<Cubin> cubin,
    Optional<String> ptxas,
    Optional<String> ocloc,
    boolean embedIr,
    List<BackendArguments> backendArguments) {

  ToolOptions {
    backendArguments = List.copyOf(backendArguments);
  }

  /** Whether machine code for NVIDIA GPUs is mentioned. */
  boolean hasAssembler() {
    return cubin.isPresent() || ptxas.isPresent();
  }

  /** Whether machine code is put beside PTX. */
  boolean assembles() {
    return cubin.map(wanted -> wanted != Cubin.OFF).orElse(ptxas.isPresent());
  }

  /** Whether an option asks for a step after javac. */
  boolean hasTools() {
    return hasAssembler() || ocloc.isPresent() || !backendArguments.isEmpty();
  }

  /** Those for a target, by whatever name the user calls it. */
  List<BackendArguments> argumentsFor(ImageTarget target, TargetNames names) {
    return backendArguments.stream()
        .filter(more -> names.find(more.target()).equals(Optional.of(target)))
        .toList();
  }

  /** The same as options of {@code sycamore aot} for a target. */
  List<String> words(ImageTarget target, TargetNames names) {
    List<String> words = new ArrayList<>();
    if (target.architecture() == Architecture.PTX64) {
      cubin.ifPresent(
          wanted -> words.add(OptionNames.with(OptionNames.CUBIN, EnumConverter.word(wanted))));
      ptxas.ifPresent(path -> words.add(OptionNames.with(OptionNames.PTXAS, path)));
    }
    if (target.architecture() == Architecture.INTEL_GPU) {
      ocloc.ifPresent(path -> words.add(OptionNames.with(OptionNames.OCLOC, path)));
    }
    for (BackendArguments more : argumentsFor(target, names)) {
      words.addAll(List.of("--" + OptionNames.BACKEND_ARGS, target.name(), more.arguments()));
    }
    return words;
  }
}
