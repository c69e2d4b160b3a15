package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;

/** How warnings about aspects name a kernel or function. */
final class FunctionTitle {

  private FunctionTitle() {}

  static String of(FunctionHandle function) {
    return "function '" + function.displayName() + "'";
  }

  /** A kernel without a name is named by its place. */
  static String of(LoweredKernel kernel) {
    String name = kernel.chain().function();
    return name.startsWith("kernel at ") ? name : "kernel '" + name + "'";
  }
}
