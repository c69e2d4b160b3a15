package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Makes branches of the checks of an entry point: to a block that reports and leaves it. */
final class CheckExpansion {

  private final LLVMContextRef context;
  private final LLVMBuilderRef builder;
  private final LLVMValueRef function;
  private final Optional<LLVMBasicBlockRef> left;

  private CheckExpansion(LLVMContextRef context, LLVMBuilderRef builder, LLVMValueRef function) {
    this.context = context;
    this.builder = builder;
    this.function = function;
    this.left = left();
  }

  /** Replaces all checks of a function. */
  static void run(LLVMValueRef function, LLVMContextRef context) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      CheckExpansion expansion = new CheckExpansion(context, builder, function);
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (CheckCalls.isAll(instruction)) {
          LLVMReplaceAllUsesWith(instruction, LLVMGetOperand(instruction, 0));
          LLVMInstructionEraseFromParent(instruction);
        } else if (CheckCalls.isCheck(instruction)) {
          expansion.expand(instruction);
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** The block that begins at the mark, if there is one. */
  private Optional<LLVMBasicBlockRef> left() {
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      if (CheckCalls.isLeft(instruction)) {
        LLVMBasicBlockRef before = splitBefore(instruction);
        LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
        LLVMPositionBuilderAtEnd(builder, before);
        LLVMBuildBr(builder, block);
        LLVMInstructionEraseFromParent(instruction);
        return Optional.of(block);
      }
    }
    return Optional.empty();
  }

  private void expand(LLVMValueRef check) {
    LLVMBasicBlockRef before = splitBefore(check);
    LLVMPositionBuilderAtEnd(builder, before);
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(check));
    LLVMBasicBlockRef bad = LLVMAppendBasicBlockInContext(context, function, "violation");
    LLVMBuildCondBr(builder, LLVMGetOperand(check, 0), bad, LLVMGetInstructionParent(check));
    LLVMPositionBuilderAtEnd(builder, bad);
    CheckCalls.fail(builder, check, CheckCalls.arguments(check));
    if (left.isPresent()) {
      LLVMBuildBr(builder, left.get());
    } else {
      LLVMBuildRetVoid(builder);
    }
    LLVMInstructionEraseFromParent(check);
  }

  /**
   * Moves what comes before an instruction to a new block, which has no end yet. The old one keeps
   * the rest, so that phis still know where control is from.
   */
  private LLVMBasicBlockRef splitBefore(LLVMValueRef instruction) {
    LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
    LLVMBasicBlockRef before = LLVMAppendBasicBlockInContext(context, function, "checked");
    LLVMMoveBasicBlockBefore(before, block);
    LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
    LLVMInstructionRemoveFromParent(end);
    // Without an end the block has no successors, whose phis would be changed, too.
    LLVMReplaceAllUsesWith(LLVMBasicBlockAsValue(block), LLVMBasicBlockAsValue(before));
    LLVMPositionBuilderAtEnd(builder, block);
    LLVMInsertIntoBuilder(builder, end);
    LLVMPositionBuilderAtEnd(builder, before);
    List<LLVMValueRef> all = Llvm.instructions(block);
    for (LLVMValueRef moved : all.subList(0, all.indexOf(instruction))) {
      String name = Llvm.name(moved);
      LLVMInstructionRemoveFromParent(moved);
      LLVMInsertIntoBuilderWithName(builder, moved, name);
    }
    return before;
  }
}
