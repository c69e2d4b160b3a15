package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import java.math.BigInteger;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops in PTX that end when a counter equals its limit. If it moves by a constant with an odd
 * factor, it may come round several times before, and NVIDIA's optimiser computes another number of
 * passes. Steps of one and of other powers of two get there at once or never.
 */
final class EqualLimit {
  private EqualLimit() {}

  /** Whether a counter may pass its limit and come round, as far as a comparison is concerned. */
  static boolean mayComeRound(ExitComparison exit, LoopSteps steps) {
    LLVMValueRef left = LLVMGetOperand(exit.comparison(), 0);
    LLVMValueRef right = LLVMGetOperand(exit.comparison(), 1);
    int width = LLVMGetIntTypeWidth(LLVMTypeOf(left));
    if (width > Integer.SIZE && width != Long.SIZE) {
      return false;
    }
    BigInteger ofLeft = steps.step(left).orElse(BigInteger.ZERO);
    BigInteger ofRight = steps.step(right).orElse(BigInteger.ZERO);
    return (hasOddFactor(ofLeft, width)
            || hasOddFactor(ofRight, width)
            || hasOddFactor(ofLeft.subtract(ofRight), width))
        && !isAhead(left, right, ofLeft, steps)
        && !isAhead(right, left, ofRight, steps);
  }

  /** Whether a step of a type is no power of two, up or down. */
  private static boolean hasOddFactor(BigInteger step, int width) {
    BigInteger all = BigInteger.ONE.shiftLeft(width);
    BigInteger up = step.mod(all);
    return up.bitCount() > 1 && all.subtract(up).bitCount() > 1;
  }

  /** Whether a constant is known to be a whole number of steps from the start. */
  private static boolean isAhead(
      LLVMValueRef value, LLVMValueRef limit, BigInteger step, LoopSteps steps) {
    Optional<KnownRange> start = steps.start(value).filter(KnownRange::isSingle);
    KnownRange end = KnownRange.of(limit);
    if (start.isEmpty() || !end.isSingle() || step.signum() == 0) {
      return false;
    }
    BigInteger[] passes = start.get().distanceTo(end).divideAndRemainder(step);
    return passes[0].signum() > 0 && passes[1].signum() == 0;
  }
}
