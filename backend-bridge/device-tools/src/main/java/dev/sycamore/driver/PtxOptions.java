package dev.sycamore.driver;

import dev.sycamore.backend.cli.EnumConverter;
import dev.sycamore.backend.cli.OptionNames;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.backend.target.ImageTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What goes beside PTX.
 *
 * @param cubin whether machine code does
 * @param ptxas the assembler, as the user wrote it
 * @param embedIr whether LLVM IR does
 * @param backendArguments for the assembler
 */
record PtxOptions(
    Optional<Cubin> cubin,
    Optional<String> ptxas,
    boolean embedIr,
    List<BackendArguments> backendArguments) {

  PtxOptions {
    backendArguments = List.copyOf(backendArguments);
  }

  /** Whether machine code is mentioned. */
  boolean hasAssembler() {
    return cubin.isPresent() || ptxas.isPresent();
  }

  /** The same as options of {@code sycamore aot} for a target. */
  List<String> words(ImageTarget target) {
    List<String> words = new ArrayList<>();
    if (target.architecture() == ImageTarget.Architecture.PTX64) {
      cubin.ifPresent(
          wanted -> words.add(OptionNames.with(OptionNames.CUBIN, EnumConverter.word(wanted))));
      ptxas.ifPresent(path -> words.add(OptionNames.with(OptionNames.PTXAS, path)));
      if (embedIr) {
        words.add("--" + OptionNames.EMBED_IR);
      }
    }
    for (BackendArguments more : backendArguments) {
      if (more.target().equals(target.name())) {
        words.addAll(List.of("--" + OptionNames.BACKEND_ARGS, more.target(), more.arguments()));
      }
    }
    return words;
  }
}
