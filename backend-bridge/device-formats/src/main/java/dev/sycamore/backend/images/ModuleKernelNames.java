package dev.sycamore.backend.images;

import dev.sycamore.backend.target.FunctionName;
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
}
