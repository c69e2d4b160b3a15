package dev.sycamore.fuzz.shrink;

import dev.sycamore.fuzz.program.KernelProgram;
import java.util.List;

/** Tries programs out. */
public interface Trial {
  /** Those of the programs that are Java. */
  List<KernelProgram> accepted(List<KernelProgram> programs);

  /** Compiles all and runs each on every device: the failures, in any order. */
  List<FuzzFailure> run(List<KernelProgram> programs, List<String> devices);
}
