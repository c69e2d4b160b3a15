package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An {@code int} as a sum of values, each with a factor, and a constant, all modulo 2^32.
 *
 * @param terms the factors, none of which is 0
 */
record IndexSum(Map<LLVMValueRef, Integer> terms, int constant) {

  /** Deeper sums are terms of their own. */
  private static final int MOST_DEPTH = 8;

  private static final IndexSum NOTHING = new IndexSum(Map.of(), 0);

  /** The sum that a value of 32 bits is. */
  static IndexSum of(LLVMValueRef value) {
    return of(value, MOST_DEPTH);
  }

  private static IndexSum of(LLVMValueRef value, int depth) {
    if (LLVMIsAConstantInt(value) != null) {
      return new IndexSum(Map.of(), (int) LLVMConstIntGetSExtValue(value));
    } else if (LLVMIsAInstruction(value) == null || depth == 0) {
      return new IndexSum(Map.of(value, 1), 0);
    }
    LLVMValueRef left = LLVMGetNumOperands(value) == 2 ? LLVMGetOperand(value, 0) : null;
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMAdd -> of(left, depth - 1).plus(of(LLVMGetOperand(value, 1), depth - 1), 1);
      case LLVMSub -> of(left, depth - 1).plus(of(LLVMGetOperand(value, 1), depth - 1), -1);
      case LLVMMul ->
          constant(value)
              .map(factor -> NOTHING.plus(of(left, depth - 1), factor))
              .orElseGet(() -> new IndexSum(Map.of(value, 1), 0));
      case LLVMShl ->
          constant(value)
              .filter(places -> places >= 0 && places < Integer.SIZE)
              .map(places -> NOTHING.plus(of(left, depth - 1), 1 << places))
              .orElseGet(() -> new IndexSum(Map.of(value, 1), 0));
      default -> new IndexSum(Map.of(value, 1), 0);
    };
  }

  private static Optional<Integer> constant(LLVMValueRef value) {
    LLVMValueRef right = LLVMIsAConstantInt(LLVMGetOperand(value, 1));
    return right == null ? Optional.empty() : Optional.of((int) LLVMConstIntGetSExtValue(right));
  }

  private IndexSum plus(IndexSum other, int factor) {
    // Code is written in the order of the terms, which must be the same each time.
    Map<LLVMValueRef, Integer> sum = new LinkedHashMap<>(terms);
    other.terms.forEach((value, times) -> sum.merge(value, times * factor, Integer::sum));
    sum.values().removeIf(times -> times == 0);
    return new IndexSum(Collections.unmodifiableMap(sum), constant + other.constant * factor);
  }

  /** What has to be added to another sum to get this one. */
  IndexSum minus(IndexSum other) {
    return plus(other, -1);
  }

  boolean isConstant() {
    return terms.isEmpty();
  }

  /** Whether it is a value or its negative, or a constant. */
  boolean isSimple() {
    return isConstant()
        || (constant == 0
            && terms.size() == 1
            && terms.values().stream().allMatch(times -> times == 1 || times == -1));
  }
}
