package dev.sycamore.backend.images;

import java.util.Map;
import java.util.Set;

/** Tells what the kernels of a module are; only LLVM reads modules. */
public interface ModuleKernelFacts extends ModuleKernelNames {

  /**
   * The names of the targets that kernels were compiled for, by symbol; without those for all
   * targets, and empty if the module cannot be read.
   *
   * @param file names the module in messages
   */
  Map<String, Set<String>> fixedTargets(String file, byte[] module);
}
