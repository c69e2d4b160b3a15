package dev.sycamore.backend.pipeline;

import dev.sycamore.backend.cuda.Ptxas;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The machine code that goes beside PTX into an image.
 *
 * @param cubin whether any does
 * @param ptxas the assembler; empty for the one on the path or in the CUDA toolkit
 * @param arguments for the assembler
 */
public record PtxParts(Cubin cubin, Optional<Path> ptxas, List<String> arguments) {

  /** Whether machine code is wanted. */
  public enum Cubin {
    OFF,
    /** If there is an assembler, and it knows the processor. */
    AUTO,
    ON
  }

  public PtxParts {
    arguments = List.copyOf(arguments);
  }

  /** PTX without machine code. */
  public static PtxParts withoutCubin() {
    return new PtxParts(Cubin.OFF, Optional.empty(), List.of());
  }

  Optional<Ptxas> assembler() {
    return ptxas.map(Ptxas::new).or(() -> Ptxas.find(System.getenv()));
  }
}
