package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What is known of values of several work-items in the lanes of vectors, as of one of them. */
final class LaneVectors {

  private LaneVectors() {}

  /**
   * Integers between which a constant is in each lane.
   *
   * @param low the least, with its sign
   * @param high the greatest
   */
  record Constant(long low, long high) {}

  static boolean isVector(LLVMValueRef value) {
    return LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVectorTypeKind;
  }

  /** How many bits an integer has, or one of a vector; 0 of other values. */
  static int width(LLVMValueRef value) {
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMTypeRef element = isVector(value) ? LLVMGetElementType(type) : type;
    return LLVMGetTypeKind(element) == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(element) : 0;
  }

  /** An integer, or the integers of a vector. */
  static Optional<Constant> constant(LLVMValueRef value) {
    if (LLVMIsConstant(value) == 0 || width(value) == 0) {
      return Optional.empty();
    }
    long low = Long.MAX_VALUE;
    long high = Long.MIN_VALUE;
    int lanes = isVector(value) ? LLVMGetVectorSize(LLVMTypeOf(value)) : 1;
    for (int i = 0; i < lanes; i++) {
      LLVMValueRef element = isVector(value) ? LLVMGetAggregateElement(value, i) : value;
      if (element == null || LLVMIsAConstantInt(element) == null) {
        return Optional.empty();
      }
      low = Math.min(low, LLVMConstIntGetSExtValue(element));
      high = Math.max(high, LLVMConstIntGetSExtValue(element));
    }
    return Optional.of(new Constant(low, high));
  }

  /** The scalar that all lanes of a vector have. */
  static Optional<LLVMValueRef> scalar(LLVMValueRef value) {
    if (LLVMIsAShuffleVectorInst(value) == null) {
      return Optional.empty();
    }
    for (int i = 0; i < LLVMGetNumMaskElements(value); i++) {
      if (LLVMGetMaskValue(value, i) != 0) {
        return Optional.empty();
      }
    }
    LLVMValueRef first = LLVMGetOperand(value, 0);
    return LLVMIsAInsertElementInst(first) != null && LLVMIsNull(LLVMGetOperand(first, 2)) != 0
        ? Optional.of(LLVMGetOperand(first, 1))
        : Optional.empty();
  }

  /** The bits of which a comparison asks whether any lane has its bit set, or whether none has. */
  static Optional<LLVMValueRef> asked(LLVMValueRef bit) {
    if (LLVMIsAICmpInst(bit) == null || LLVMIsNull(LLVMGetOperand(bit, 1)) == 0) {
      return Optional.empty();
    }
    LLVMValueRef cast = LLVMGetOperand(bit, 0);
    boolean lanes =
        LLVMIsABitCastInst(cast) != null
            && isVector(LLVMGetOperand(cast, 0))
            && width(LLVMGetOperand(cast, 0)) == 1;
    return lanes ? Optional.of(LLVMGetOperand(cast, 0)) : Optional.empty();
  }
}
