package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Between which two signed numbers an integer is known to be. */
record KnownRange(BigInteger low, BigInteger high) {

  /** Longer computations are not followed. */
  private static final int DEEPEST = 6;

  /** Of phis that are followed; each has all its values computed. */
  private static final int MOST_INCOMING = 4;

  private static final String LOCAL_ID = "llvm.nvvm.read.ptx.sreg.tid.";

  /** No work-group has more than 1024 work-items. */
  private static final KnownRange LOCAL_IDS =
      new KnownRange(BigInteger.ZERO, BigInteger.valueOf(1023));

  /** What is known of a value, which is at least that it has its type. */
  static KnownRange of(LLVMValueRef value) {
    return of(value, 0);
  }

  /** What holds of both ranges. */
  KnownRange union(KnownRange other) {
    return new KnownRange(low.min(other.low), high.max(other.high));
  }

  /** How far the greatest number of another range is above the least of this one. */
  BigInteger distanceTo(KnownRange above) {
    return above.high.subtract(low);
  }

  /** Whether it has one number. */
  boolean isSingle() {
    return low.equals(high);
  }

  boolean isNegative() {
    return low.signum() < 0;
  }

  private static KnownRange of(LLVMValueRef value, int depth) {
    int width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
    KnownRange any = signed(width);
    if (LLVMIsAConstantInt(value) != null) {
      return single(LLVMConstIntGetSExtValue(value));
    } else if (LLVMIsAInstruction(value) == null || depth == DEEPEST) {
      return any;
    }
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMSExt -> of(LLVMGetOperand(value, 0), depth + 1);
      case LLVMZExt -> extended(value, depth);
      case LLVMAdd -> any.ifHas(both(value, depth, KnownRange::plus));
      case LLVMAnd ->
          constant(value)
              .filter(mask -> mask >= 0)
              .map(mask -> new KnownRange(BigInteger.ZERO, BigInteger.valueOf(mask)))
              .orElse(any);
      case LLVMLShr ->
          constant(value)
              .filter(places -> places > 0 && places < width)
              .map(places -> unsigned(width - places.intValue()))
              .orElse(any);
      case LLVMSelect ->
          of(LLVMGetOperand(value, 1), depth + 1).union(of(LLVMGetOperand(value, 2), depth + 1));
      case LLVMPHI -> LLVMCountIncoming(value) <= MOST_INCOMING ? oneOf(value, depth) : any;
      case LLVMCall -> isLocalId(value) ? LOCAL_IDS : any;
      default -> any;
    };
  }

  private static KnownRange extended(LLVMValueRef value, int depth) {
    LLVMValueRef operand = LLVMGetOperand(value, 0);
    KnownRange narrow = of(operand, depth + 1);
    return narrow.isNegative() ? unsigned(LLVMGetIntTypeWidth(LLVMTypeOf(operand))) : narrow;
  }

  /** Of a loop's counter, too: sums that may wrap are any number. */
  private static KnownRange oneOf(LLVMValueRef phi, int depth) {
    KnownRange all = of(LLVMGetIncomingValue(phi, 0), depth + 1);
    for (int i = 1; i < LLVMCountIncoming(phi); i++) {
      all = all.union(of(LLVMGetIncomingValue(phi, i), depth + 1));
    }
    return all;
  }

  private static boolean isLocalId(LLVMValueRef call) {
    LLVMValueRef callee = Llvm.callee(call);
    return callee != null && Llvm.name(callee).startsWith(LOCAL_ID);
  }

  private static KnownRange both(
      LLVMValueRef value, int depth, BinaryOperator<KnownRange> operation) {
    return operation.apply(
        of(LLVMGetOperand(value, 0), depth + 1), of(LLVMGetOperand(value, 1), depth + 1));
  }

  /** The second operand, if it is a constant. */
  private static Optional<Long> constant(LLVMValueRef value) {
    LLVMValueRef operand = LLVMIsAConstantInt(LLVMGetOperand(value, 1));
    return operand == null ? Optional.empty() : Optional.of(LLVMConstIntGetSExtValue(operand));
  }

  private KnownRange plus(KnownRange other) {
    return new KnownRange(low.add(other.low), high.add(other.high));
  }

  /** A range of results, if none of them wraps in a type with this range. */
  private KnownRange ifHas(KnownRange results) {
    return low.compareTo(results.low) <= 0 && results.high.compareTo(high) <= 0 ? results : this;
  }

  private static KnownRange single(long number) {
    return new KnownRange(BigInteger.valueOf(number), BigInteger.valueOf(number));
  }

  private static KnownRange signed(int width) {
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    return new KnownRange(half.negate(), half.subtract(BigInteger.ONE));
  }

  private static KnownRange unsigned(int width) {
    return new KnownRange(
        BigInteger.ZERO, BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
  }
}
