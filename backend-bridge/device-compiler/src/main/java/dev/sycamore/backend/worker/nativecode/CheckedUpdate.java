package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An atomic update of an array's element whose index has been compared with the length just before.
 * One comparison with the lesser of that length and the copy's is enough for the elements that have
 * a copy; the check is left for the others.
 *
 * @param branch the end of the check, which reports or goes on to the update's block
 * @param index of 32 bits, below the length if it goes on
 * @param length a number without a sign
 * @param base the address of the element with the index 0
 */
record CheckedUpdate(
    LLVMValueRef branch, LLVMValueRef index, LLVMValueRef length, LLVMValueRef base) {

  private static final int INDEX = 32;
  private static final int LIKELY = 1000;
  private static final String WEIGHTS = "branch_weights";
  private static final String PROFILE = "prof";

  /** The check of an update's index; empty if the update has none, or not of its own index. */
  static Optional<CheckedUpdate> of(LLVMValueRef update) {
    LLVMValueRef address = LLVMGetOperand(update, 0);
    LLVMBasicBlockRef block = LLVMGetInstructionParent(update);
    if (LLVMIsAGetElementPtrInst(address) == null
        || LLVMGetNumIndices(address) != 1
        || !LLVMGetGEPSourceElementType(address).equals(LLVMTypeOf(update))) {
      return Optional.empty();
    }
    LLVMValueRef base = LLVMGetOperand(address, 0);
    LLVMValueRef index = narrow(LLVMGetOperand(address, 1));
    boolean before =
        LLVMIsAInstruction(base) == null || !LLVMGetInstructionParent(base).equals(block);
    return before && LLVMGetIntTypeWidth(LLVMTypeOf(index)) == INDEX
        ? check(block)
            .flatMap(
                branch ->
                    length(LLVMGetCondition(branch), index)
                        .map(length -> new CheckedUpdate(branch, index, length, base)))
        : Optional.empty();
  }

  private static LLVMValueRef narrow(LLVMValueRef index) {
    return LLVMIsASExtInst(index) != null || LLVMIsAZExtInst(index) != null
        ? LLVMGetOperand(index, 0)
        : index;
  }

  /** The only branch to a block, if it comes from a check that holds. */
  private static Optional<LLVMValueRef> check(LLVMBasicBlockRef block) {
    LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(block));
    if (use == null || LLVMGetNextUse(use) != null) {
      return Optional.empty();
    }
    LLVMValueRef branch = LLVMGetUser(use);
    boolean checks =
        LLVMGetInstructionOpcode(branch) == LLVMBr
            && LLVMIsConditional(branch) != 0
            && LLVMGetSuccessor(branch, 1).equals(block)
            && Llvm.instructions(LLVMGetSuccessor(branch, 0)).stream()
                .anyMatch(i -> Llvm.isCall(i) && CheckCalls.isViolation(Llvm.callee(i)));
    return checks ? Optional.of(branch) : Optional.empty();
  }

  /** The length that an index is not below if a bit is set. */
  private static Optional<LLVMValueRef> length(LLVMValueRef bad, LLVMValueRef index) {
    boolean compares =
        LLVMIsAICmpInst(bad) != null
            && LLVMGetICmpPredicate(bad) == LLVMIntUGE
            && LLVMGetOperand(bad, 0).equals(index);
    return compares ? Optional.of(LLVMGetOperand(bad, 1)) : Optional.empty();
  }

  /**
   * Leaves the check out for elements that have a copy.
   *
   * @param builder writes before the check, and loses its place
   * @param array the address that the copy begins at
   * @param bound how many bytes have one
   * @param copy their address
   */
  CopiedElement leaveOut(
      LLVMBuilderRef builder,
      DeferredUpdate update,
      LLVMValueRef array,
      LLVMValueRef bound,
      LLVMValueRef copy) {
    LLVMPositionBuilderBefore(builder, branch);
    LLVMTypeRef i64 = LLVMTypeOf(bound);
    LLVMValueRef begin = LLVMBuildPtrToInt(builder, array, i64, "");
    LLVMValueRef from = LLVMBuildPtrToInt(builder, base, i64, "");
    LLVMValueRef offset = LLVMBuildSub(builder, from, begin, "");
    LLVMValueRef inside = LLVMBuildICmp(builder, LLVMIntULT, offset, bound, "");
    LLVMValueRef left = LLVMBuildSub(builder, bound, offset, "");
    LLVMValueRef bytes = LLVMBuildSelect(builder, inside, left, LLVMConstNull(i64), "");
    LLVMValueRef copied =
        LLVMBuildUDiv(builder, bytes, LLVMConstInt(i64, update.bytes(), 0), "copied");
    LLVMValueRef all = LLVMBuildZExt(builder, length, i64, "");
    LLVMValueRef fewer = LLVMBuildICmp(builder, LLVMIntULT, copied, all, "");
    LLVMValueRef limit = LLVMBuildSelect(builder, fewer, copied, all, "");
    LLVMValueRef wide = LLVMBuildZExt(builder, index, i64, "");
    LLVMValueRef own = LLVMBuildICmp(builder, LLVMIntULT, wide, limit, "own");
    LLVMTypeRef element = LLVMIntTypeInContext(LLVMGetTypeContext(i64), update.bits());
    LLVMTypeRef i8 = LLVMInt8TypeInContext(LLVMGetTypeContext(i64));
    LLVMValueRef first = CopiedElement.address(builder, i8, copy, offset);
    LLVMValueRef place = CopiedElement.address(builder, element, first, wide);
    branchAround(builder, own);
    return new CopiedElement(own, place);
  }

  /** Makes the check only where a bit is not set. */
  private void branchAround(LLVMBuilderRef builder, LLVMValueRef bit) {
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(bit));
    LLVMBasicBlockRef before = LLVMGetInstructionParent(branch);
    LLVMBasicBlockRef next = LLVMGetSuccessor(branch, 1);
    LLVMBasicBlockRef check =
        LLVMAppendBasicBlockInContext(context, LLVMGetBasicBlockParent(before), "other");
    for (LLVMValueRef phi : Llvm.instructions(next)) {
      if (LLVMGetInstructionOpcode(phi) == LLVMPHI) {
        Llvm.addIncoming(phi, Llvm.incoming(phi, before), check);
      }
    }
    LLVMInstructionRemoveFromParent(branch);
    LLVMPositionBuilderAtEnd(builder, before);
    LLVMValueRef choice = LLVMBuildCondBr(builder, bit, next, check);
    LLVMPositionBuilderAtEnd(builder, check);
    LLVMInsertIntoBuilder(builder, branch);
    LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
    LLVMValueRef[] weights = {
      LLVMMDStringInContext(context, WEIGHTS, WEIGHTS.length()),
      LLVMConstInt(i32, LIKELY, 0),
      LLVMConstInt(i32, 1, 0)
    };
    LLVMValueRef node = LLVMMDNodeInContext(context, new PointerPointer<>(weights), weights.length);
    LLVMSetMetadata(choice, LLVMGetMDKindIDInContext(context, PROFILE, PROFILE.length()), node);
  }
}
