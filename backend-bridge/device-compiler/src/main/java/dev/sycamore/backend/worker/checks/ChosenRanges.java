package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes between which numbers the lesser or the greater of two values is, or one of both. */
final class ChosenRanges {

  private final IndexRanges ranges;

  /**
   * @param ranges those of the values that are chosen from
   */
  ChosenRanges(IndexRanges ranges) {
    this.ranges = ranges;
  }

  /** The lesser or the greater of two numbers, by an intrinsic function. */
  Optional<IndexRange> byCall(LLVMValueRef call) {
    String name = Llvm.callee(call) == null ? "" : Llvm.name(Llvm.callee(call));
    boolean lesser = name.startsWith("llvm.smin.");
    return lesser || name.startsWith("llvm.smax.")
        ? chosen(LLVMGetOperand(call, 0), LLVMGetOperand(call, 1), lesser)
        : Optional.empty();
  }

  /** The same by a comparison, or one of two numbers. */
  Optional<IndexRange> bySelect(LLVMValueRef select, int width) {
    LLVMValueRef condition = LLVMGetOperand(select, 0);
    LLVMValueRef one = LLVMGetOperand(select, 1);
    LLVMValueRef other = LLVMGetOperand(select, 2);
    if (LLVMIsAICmpInst(condition) != null) {
      LLVMValueRef left = LLVMGetOperand(condition, 0);
      LLVMValueRef right = LLVMGetOperand(condition, 1);
      int predicate = LLVMGetICmpPredicate(condition);
      boolean less = predicate == LLVMIntSLT || predicate == LLVMIntSLE;
      boolean greater = predicate == LLVMIntSGT || predicate == LLVMIntSGE;
      boolean same = left.equals(one) && right.equals(other);
      boolean crossed = left.equals(other) && right.equals(one);
      if ((less || greater) && (same || crossed)) {
        return chosen(one, other, less == same);
      }
    }
    return ranges
        .read(one, width)
        .flatMap(range -> ranges.read(other, width).map(with -> ranges.union(range, with)));
  }

  private Optional<IndexRange> chosen(LLVMValueRef one, LLVMValueRef other, boolean lesser) {
    Optional<IndexRange> left = ranges.signed(one);
    Optional<IndexRange> right = left.isEmpty() ? left : ranges.signed(other);
    return right.map(
        with ->
            new IndexRange(
                choice(lesser, left.get().low(), with.low()),
                choice(lesser, left.get().high(), with.high()),
                Math.max(left.get().most(), with.most())));
  }

  private LLVMValueRef choice(boolean lesser, LLVMValueRef one, LLVMValueRef other) {
    return lesser ? ranges.least(one, other) : ranges.greatest(one, other);
  }
}
