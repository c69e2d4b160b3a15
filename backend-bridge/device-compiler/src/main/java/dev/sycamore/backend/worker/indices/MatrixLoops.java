package dev.sycamore.backend.worker.indices;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops of kernels that multiply matrices of sub-groups. Those that load such a matrix, and those
 * that multiply one part after the other, are unrolled before indices are compared. Then all
 * elements are beside a few of them, and each is read at a constant distance from one of few
 * addresses. Left to later passes, each element has an address of its own in a register.
 */
final class MatrixLoops {

  /** What is unrolled is seen as one stretch of code, in which loops are as before. */
  private static final String UNROLLING =
      "loop(loop-unroll-full),sroa,early-cse,simplifycfg,loop-simplify,lcssa";

  private static final String PRODUCT = "llvm.nvvm.mma.";

  private MatrixLoops() {}

  /**
   * Unrolls them in a function whose loops over private arrays have been marked.
   *
   * @return whether there are products of matrices in it
   */
  static boolean unroll(DeviceModule module, LLVMValueRef function, TargetMachine machine)
      throws CompileException {
    if (Llvm.instructions(function).stream().noneMatch(MatrixLoops::isProduct)) {
      return false;
    }
    module.runOn(function, UNROLLING, machine);
    // Now they contain no other loops.
    if (new ConstantLoops(FunctionFlow.of(function)).unroll(MatrixLoops::isProduct)) {
      module.runOn(function, UNROLLING, machine);
    }
    return true;
  }

  private static boolean isProduct(LLVMValueRef instruction) {
    if (!Llvm.isCall(instruction)) {
      return false;
    }
    LLVMValueRef callee = Llvm.callee(instruction);
    return callee != null && Llvm.name(callee).startsWith(PRODUCT);
  }
}
