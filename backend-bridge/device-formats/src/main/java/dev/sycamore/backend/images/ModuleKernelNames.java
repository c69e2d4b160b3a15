package dev.sycamore.backend.images;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.UncheckedCode;
import java.util.List;

/** Tells how users know the kernels of a module; only LLVM reads modules. */
@FunctionalInterface
public interface ModuleKernelNames {

  /**
   * The kernels that a module defines, in its order; none if it cannot be read.
   *
   * @param file names the module in messages
   */
  List<FunctionName> of(String file, byte[] module);

  /** The kernels and other functions whose own code has no checks, in the module's order. */
  default List<UncheckedCode> unchecked(String file, byte[] module) {
    return List.of();
  }
}
