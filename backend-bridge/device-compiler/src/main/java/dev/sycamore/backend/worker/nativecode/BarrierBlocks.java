package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Splits blocks so that each barrier is followed by nothing but a jump to a block of its own. */
final class BarrierBlocks {

  private final LLVMBuilderRef builder;
  private final DeviceModule module;
  private final LLVMValueRef function;

  BarrierBlocks(DeviceModule module, LLVMBuilderRef builder, LLVMValueRef function) {
    this.module = module;
    this.builder = builder;
    this.function = function;
  }

  /** Splits all blocks; none of them may have phi instructions. */
  void split() {
    for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
      LLVMBasicBlockRef rest = block;
      while (rest != null) {
        rest = splitAfterFirst(rest);
      }
    }
  }

  /** Returns the block with what came after the first barrier, or null if there is no barrier. */
  private LLVMBasicBlockRef splitAfterFirst(LLVMBasicBlockRef block) {
    List<LLVMValueRef> instructions = Llvm.instructions(block);
    for (int i = 0; i < instructions.size(); i++) {
      if (CalledFunctions.isBarrier(instructions.get(i))) {
        LLVMBasicBlockRef rest =
            LLVMAppendBasicBlockInContext(module.context(), function, "after.barrier");
        LLVMMoveBasicBlockAfter(rest, block);
        LLVMPositionBuilderAtEnd(builder, rest);
        for (LLVMValueRef instruction : instructions.subList(i + 1, instructions.size())) {
          // The builder names what it inserts, and names are how the shapes of slots are found.
          String name = Llvm.name(instruction);
          LLVMInstructionRemoveFromParent(instruction);
          LLVMInsertIntoBuilderWithName(builder, instruction, name);
        }
        LLVMPositionBuilderAtEnd(builder, block);
        LLVMBuildBr(builder, rest);
        return rest;
      }
    }
    return null;
  }

  /** The blocks that end with a barrier, once all are split. */
  List<LLVMBasicBlockRef> ending() {
    List<LLVMBasicBlockRef> ending = new ArrayList<>();
    for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
      LLVMValueRef last = LLVMGetPreviousInstruction(LLVMGetBasicBlockTerminator(block));
      if (last != null && CalledFunctions.isBarrier(last)) {
        ending.add(block);
      }
    }
    return ending;
  }
}
