package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Short loops over vectors, two passes at once: half of the instructions that count and jump. LLVM
 * does so for the processors that it knows, and not for the generic one.
 */
final class TwoPasses {

  /** The most instructions of a loop: in a longer one those that count are few. */
  private static final int LONGEST = 16;

  /** Other loops stay as the optimiser left them. */
  private static final String UNROLLING =
      "function(loop-unroll<no-partial;no-runtime;no-peeling;no-upperbound;full-unroll-max=0>,"
          + "instcombine<no-verify-fixpoint>,simplifycfg)";

  private TwoPasses() {}

  /** Unrolls them. */
  static void unroll(DeviceModule module, TargetMachine machine) throws CompileException {
    boolean found = false;
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
        if (isShortLoop(block)) {
          LoopHints.set(List.of(block), LoopHints.PASSES_AT_ONCE, 2);
          found = true;
        }
      }
    }
    if (found) {
      module.run(UNROLLING, machine);
    }
  }

  private static boolean isShortLoop(LLVMBasicBlockRef block) {
    List<LLVMValueRef> instructions = Llvm.instructions(block);
    return isLoop(block)
        && !LoopHints.has(block, LoopHints.NO_UNROLLING)
        && !LoopHints.has(block, LoopHints.PASSES_AT_ONCE)
        && instructions.stream().filter(TwoPasses::isCounted).count() <= LONGEST
        && instructions.stream().noneMatch(TwoPasses::isOther)
        && instructions.stream().anyMatch(TwoPasses::isOfVectors);
  }

  private static boolean isLoop(LLVMBasicBlockRef block) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    int successors = LLVMGetNumSuccessors(end);
    for (int i = 0; i < successors; i++) {
      if (LLVMGetSuccessor(end, i).address() == block.address()) {
        return successors == 2;
      }
    }
    return false;
  }

  private static boolean isCounted(LLVMValueRef instruction) {
    return LLVMIsAPHINode(instruction) == null && LLVMIsAGetElementPtrInst(instruction) == null;
  }

  /** Whether more depends on it than on arithmetic. */
  private static boolean isOther(LLVMValueRef instruction) {
    return Llvm.isCall(instruction) && LLVMGetIntrinsicID(LLVMGetCalledValue(instruction)) == 0;
  }

  /** Whether it loads or stores a vector. */
  private static boolean isOfVectors(LLVMValueRef instruction) {
    LLVMTypeRef type =
        switch (LLVMGetInstructionOpcode(instruction)) {
          case LLVMLoad -> LLVMTypeOf(instruction);
          case LLVMStore -> LLVMTypeOf(LLVMGetOperand(instruction, 0));
          default -> null;
        };
    return type != null && LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  }
}
