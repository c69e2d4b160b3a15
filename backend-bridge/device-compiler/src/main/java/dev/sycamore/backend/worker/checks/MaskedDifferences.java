package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The ranges of differences such as {@code 2 * x - (x & m)}, which networks that sort have. By the
 * ranges of its two sides alone it may be negative. But it is {@code x + (x & ~m)}, and where the
 * mask is that of the lowest bits, order stays without them.
 */
final class MaskedDifferences {

  private static final int MOST_SHIFT = 30;

  private final LLVMBuilderRef builder;
  private final IndexRanges ranges;

  MaskedDifferences(LLVMBuilderRef builder, IndexRanges ranges) {
    this.builder = builder;
    this.ranges = ranges;
  }

  /** The range of a difference of this kind, but for multiples of 2 to the power of a width. */
  Optional<IndexRange> range(LLVMValueRef difference, int width) {
    LLVMValueRef from = LLVMGetOperand(difference, 0);
    LLVMValueRef bits = LLVMGetOperand(difference, 1);
    if (LLVMIsABinaryOperator(bits) == null || LLVMGetInstructionOpcode(bits) != LLVMAnd) {
      return Optional.empty();
    }
    LLVMValueRef left = LLVMGetOperand(bits, 0);
    LLVMValueRef right = LLVMGetOperand(bits, 1);
    return has(from, left)
        ? range(from, left, right, width)
        : has(from, right) ? range(from, right, left, width) : Optional.empty();
  }

  private Optional<IndexRange> range(
      LLVMValueRef sum, LLVMValueRef number, LLVMValueRef mask, int width) {
    Optional<IndexRange> taken = ranges.signed(mask).filter(IndexRange::isSingle);
    Optional<IndexRange> kept =
        taken.isEmpty()
            ? taken
            : ranges.signed(number).map(range -> without(range, taken.get().low()));
    return kept.isEmpty()
        ? kept
        : rest(sum, number, width).map(range -> ranges.sum(range, kept.get()));
  }

  /** A number without some of its lowest bits. */
  private IndexRange without(IndexRange number, LLVMValueRef mask) {
    LLVMValueRef above = LLVMBuildAdd(builder, mask, ranges.constant(1), "");
    LLVMValueRef both = LLVMBuildAnd(builder, mask, above, "");
    ranges.require(LLVMBuildICmp(builder, LLVMIntEQ, both, ranges.constant(0), ""));
    LLVMValueRef others = LLVMBuildNot(builder, mask, "");
    LLVMValueRef low = LLVMBuildAnd(builder, number.low(), others, "");
    return number.isSingle()
        ? IndexRange.single(low, number.most())
        : new IndexRange(low, LLVMBuildAnd(builder, number.high(), others, ""), number.most());
  }

  /** Whether a number is a part of a sum. */
  private static boolean has(LLVMValueRef sum, LLVMValueRef number) {
    if (sum.equals(number)) {
      return true;
    } else if (LLVMIsABinaryOperator(sum) == null) {
      return false;
    }
    LLVMValueRef left = LLVMGetOperand(sum, 0);
    LLVMValueRef right = LLVMGetOperand(sum, 1);
    return switch (LLVMGetInstructionOpcode(sum)) {
      case LLVMAdd -> has(left, number) || has(right, number);
      case LLVMSub -> has(left, number);
      case LLVMMul, LLVMShl -> left.equals(number) && times(sum).isPresent();
      default -> false;
    };
  }

  /** What is left of a sum without a number that is a part of it. */
  private Optional<IndexRange> rest(LLVMValueRef sum, LLVMValueRef number, int width) {
    if (sum.equals(number)) {
      return Optional.of(ranges.constantRange(0));
    }
    LLVMValueRef left = LLVMGetOperand(sum, 0);
    LLVMValueRef right = LLVMGetOperand(sum, 1);
    return switch (LLVMGetInstructionOpcode(sum)) {
      case LLVMAdd ->
          has(left, number)
              ? both(rest(left, number, width), right, width, ranges::sum)
              : both(rest(right, number, width), left, width, ranges::sum);
      case LLVMSub -> both(rest(left, number, width), right, width, ranges::difference);
      default ->
          ranges
              .read(number, width)
              .map(one -> ranges.product(one, ranges.constantRange(times(sum).orElseThrow() - 1)));
    };
  }

  private interface Combination {
    IndexRange of(IndexRange left, IndexRange right);
  }

  private Optional<IndexRange> both(
      Optional<IndexRange> left, LLVMValueRef right, int width, Combination combination) {
    return left.flatMap(one -> ranges.read(right, width).map(other -> combination.of(one, other)));
  }

  /** How many times its first operand a product is. */
  private static Optional<Long> times(LLVMValueRef product) {
    boolean shift = LLVMGetInstructionOpcode(product) == LLVMShl;
    return LaneVectors.constant(LLVMGetOperand(product, 1))
        .filter(by -> by.low() == by.high() && by.low() > 0)
        .map(LaneVectors.Constant::low)
        .filter(by -> !shift || by <= MOST_SHIFT)
        .map(by -> shift ? 1L << by : by);
  }
}
