package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Lets kernels compute with addresses of 64 bits what they compute with indices of 32. */
public final class WideIndices {

  /**
   * Loops that test at their end: what their bodies access, they access in each pass. Passes that
   * rewrite sums would hide which indices are beside each other.
   */
  private static final String LOOPS =
      "sroa,early-cse,simplifycfg,loop-simplify,lcssa,loop(loop-rotate),early-cse";

  private WideIndices() {}

  /**
   * Rewrites the indices in a function of which all indices were {@linkplain ArrayIndices marked}.
   */
  public static void write(DeviceModule module, LLVMValueRef function, TargetMachine machine)
      throws CompileException {
    module.runOn(function, LOOPS, machine);
    FunctionFlow marked = FunctionFlow.of(function);
    new ConstantLoops(marked).unrollPrivateArrays();
    boolean changed = MatrixLoops.unroll(module, function, machine);
    FunctionFlow flow = changed ? FunctionFlow.of(function) : marked;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      List<WideIndex> written = new NearIndices(flow, builder).write();
      new SteppedIndices(flow, builder).write(written);
    } finally {
      LLVMDisposeBuilder(builder);
    }
    // Without what indices were made of before; values of loops leave them by phis.
    module.runOn(function, "adce,lcssa", machine);
  }
}
