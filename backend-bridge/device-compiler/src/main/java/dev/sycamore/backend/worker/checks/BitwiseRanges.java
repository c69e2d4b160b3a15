package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The ranges of remainders and of bitwise operations on numbers that are not negative. */
final class BitwiseRanges {

  private static final int LONG = 64;

  private final LLVMBuilderRef builder;
  private final IndexRanges ranges;

  BitwiseRanges(LLVMBuilderRef builder, IndexRanges ranges) {
    this.builder = builder;
    this.ranges = ranges;
  }

  /** Some of the bits of a number that is not negative are at most all of them. */
  Optional<IndexRange> masked(LLVMValueRef value) {
    LLVMValueRef mask = LLVMGetOperand(value, 1);
    Optional<LaneVectors.Constant> constant = LaneVectors.constant(mask);
    if (constant.isPresent()) {
      return constant.filter(bits -> bits.low() >= 0).map(bits -> ranges.upTo(bits.high()));
    }
    Optional<IndexRange> found = ranges.signed(mask);
    return found.map(
        bits -> {
          ranges.requireAtLeast(bits.low(), 0);
          return new IndexRange(ranges.constant(0), bits.high(), bits.most());
        });
  }

  /** No bit is set above the highest one of both. */
  Optional<IndexRange> joined(LLVMValueRef value) {
    Optional<IndexRange> left = ranges.signed(LLVMGetOperand(value, 0));
    Optional<IndexRange> right = left.isEmpty() ? left : ranges.signed(LLVMGetOperand(value, 1));
    if (right.isEmpty()) {
      return right;
    }
    ranges.requireAtLeast(left.get().low(), 0);
    ranges.requireAtLeast(right.get().low(), 0);
    long most = Math.max(left.get().most(), right.get().most());
    LLVMValueRef bits = ranges.greatest(left.get().high(), right.get().high());
    for (int places = 1; places < LONG; places *= 2) {
      LLVMValueRef lower = LLVMBuildLShr(builder, bits, ranges.constant(places), "");
      bits = LLVMBuildOr(builder, bits, lower, "");
    }
    return Optional.of(new IndexRange(ranges.constant(0), bits, IndexRange.sum(most, most)));
  }

  /** What is left of a number without a sign. */
  Optional<IndexRange> remainder(LLVMValueRef value) {
    return LaneVectors.constant(LLVMGetOperand(value, 1))
        .filter(divisor -> divisor.low() > 0)
        .map(divisor -> ranges.upTo(divisor.high() - 1));
  }

  /** What is left of a number that is not negative by a divisor above 0. */
  Optional<IndexRange> signedRemainder(LLVMValueRef value) {
    Optional<IndexRange> number = ranges.signed(LLVMGetOperand(value, 0));
    Optional<IndexRange> divisor =
        number.isEmpty() ? number : ranges.signed(LLVMGetOperand(value, 1));
    return divisor.map(
        by -> {
          ranges.requireAtLeast(number.get().low(), 0);
          ranges.requireAtLeast(by.low(), 1);
          LLVMValueRef high = LLVMBuildSub(builder, by.high(), ranges.constant(1), "");
          return new IndexRange(ranges.constant(0), high, by.most());
        });
  }
}
