package dev.sycamore.backend.worker.fastmath;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.FloatFlags;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A product that may become part of the sum that it is an operand of.
 *
 * @param multiplication computes it
 * @param operand what the sum takes: the product, or its negation
 */
record Product(LLVMValueRef multiplication, LLVMValueRef operand) {

  /** The product that an operand of a sum is, if only such sums use it. */
  static Optional<Product> of(LLVMValueRef operand, LLVMValueRef sum) {
    if (LLVMIsAInstruction(operand) == null) {
      return Optional.empty();
    }
    LLVMValueRef multiplication =
        LLVMGetInstructionOpcode(operand) == LLVMFNeg ? LLVMGetOperand(operand, 0) : operand;
    boolean fits =
        LLVMIsAInstruction(multiplication) != null
            && LLVMGetInstructionOpcode(multiplication) == LLVMFMul
            && FloatFlags.has(multiplication, LLVMFastMathAllowContract)
            && isUsedBySums(multiplication, LLVMGetInstructionParent(sum));
    return fits ? Optional.of(new Product(multiplication, operand)) : Optional.empty();
  }

  /** Otherwise the product would be computed twice. In another block it may run less often. */
  private static boolean isUsedBySums(LLVMValueRef product, LLVMBasicBlockRef block) {
    if (!LLVMGetInstructionParent(product).equals(block)) {
      return false;
    }
    for (LLVMUseRef use = LLVMGetFirstUse(product); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      boolean sum =
          LLVMGetInstructionOpcode(user) == LLVMFNeg
              ? isUsedBySums(user, block)
              : FusedSums.isSum(user) && LLVMGetInstructionParent(user).equals(block);
      if (!sum) {
        return false;
      }
    }
    return true;
  }

  boolean isNegated() {
    return !operand.equals(multiplication);
  }

  /** Removes the instructions that nobody uses once a sum is gone. */
  void eraseUnused() {
    boolean negated = isNegated();
    if (LLVMGetFirstUse(operand) == null) {
      LLVMInstructionEraseFromParent(operand);
    }
    if (negated && LLVMGetFirstUse(multiplication) == null) {
      LLVMInstructionEraseFromParent(multiplication);
    }
  }
}
