package dev.sycamore.backend.worker.lanes.shape;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.CallMemory;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Instructions that each lane has to run for itself, even with the same operands. */
public final class EachLane {

  /** They write memory, for LLVM, so that nothing is moved across them. */
  private static final Set<String> WITHOUT_RESULT =
      Set.of(
          "llvm.lifetime.start",
          "llvm.lifetime.end",
          "llvm.assume",
          "llvm.experimental.noalias.scope.decl");

  private EachLane() {}

  /**
   * Whether an instruction does more than to compute its result. Plain stores are not meant: that
   * all lanes store one value to one place is the same as if one did.
   */
  public static boolean hasEffect(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMAtomicRMW, LLVMAtomicCmpXchg -> true;
      case LLVMCall ->
          !isLeftOut(instruction)
              && SubGroupFunction.of(instruction).isEmpty()
              && CallMemory.mayWrite(instruction);
      default -> false;
    };
  }

  /** Whether a call only tells LLVM something. */
  public static boolean isLeftOut(LLVMValueRef call) {
    LLVMValueRef callee = Llvm.callee(call);
    return callee != null && WITHOUT_RESULT.stream().anyMatch(Llvm.name(callee)::startsWith);
  }
}
