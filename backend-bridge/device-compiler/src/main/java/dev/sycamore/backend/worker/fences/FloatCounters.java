package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BinaryOperator;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops that count in {@code float}. LLVM's IndVarSimplify counts them in {@code int} if start,
 * step and bound are whole numbers, although sums round from 2^24 on. It wants to see where the
 * counter starts. A {@code double} rounds no sum of 32 bits.
 */
final class FloatCounters {

  /** Up to here each whole number is a float. */
  private static final double EXACT = 0x1p24;

  private FloatCounters() {}

  /**
   * Hides where the counters of a function start, if what LLVM makes of them may be wrong.
   *
   * @param hidden makes a hidden value, before an instruction, of another one
   */
  static void hide(LLVMValueRef function, BinaryOperator<LLVMValueRef> hidden) {
    for (LLVMValueRef phi : Llvm.instructions(function)) {
      if (LLVMIsAPHINode(phi) != null && LLVMGetTypeKind(LLVMTypeOf(phi)) == LLVMFloatTypeKind) {
        List<LLVMValueRef> sums = sums(phi);
        if (!sums.isEmpty() && mayRound(phi, sums)) {
          hideStart(phi, sums, hidden);
        }
      }
    }
  }

  /** The values of the next passes that are sums with the counter. */
  private static List<LLVMValueRef> sums(LLVMValueRef phi) {
    List<LLVMValueRef> sums = new ArrayList<>();
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      LLVMValueRef next = LLVMGetIncomingValue(phi, i);
      if (LLVMIsABinaryOperator(next) != null
          && (LLVMGetInstructionOpcode(next) == LLVMFAdd
              || LLVMGetInstructionOpcode(next) == LLVMFSub)
          && (LLVMGetOperand(next, 0).equals(phi) || LLVMGetOperand(next, 1).equals(phi))) {
        sums.add(next);
      }
    }
    return sums;
  }

  /** Whether it is compared, and is not known to stay among the small whole numbers. */
  private static boolean mayRound(LLVMValueRef phi, List<LLVMValueRef> sums) {
    List<LLVMValueRef> bounds = new ArrayList<>(bounds(phi));
    sums.forEach(sum -> bounds.addAll(bounds(sum)));
    if (bounds.isEmpty()) {
      return false;
    }
    List<LLVMValueRef> others = new ArrayList<>(bounds);
    for (LLVMValueRef sum : sums) {
      others.add(LLVMGetOperand(sum, LLVMGetOperand(sum, 0).equals(phi) ? 1 : 0));
    }
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      if (!sums.contains(LLVMGetIncomingValue(phi, i))) {
        others.add(LLVMGetIncomingValue(phi, i));
      }
    }
    double sum = 0;
    boolean known = true;
    for (LLVMValueRef other : others) {
      OptionalDouble value = RealConstants.value(other);
      if (value.isEmpty()) {
        known = false;
      } else if (value.getAsDouble() == Math.rint(value.getAsDouble())) {
        sum += Math.abs(value.getAsDouble());
      } else {
        return false;
      }
    }
    return !known || sum > EXACT;
  }

  /** What a value is compared with. */
  private static List<LLVMValueRef> bounds(LLVMValueRef value) {
    List<LLVMValueRef> bounds = new ArrayList<>();
    for (var use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      if (LLVMIsAFCmpInst(user) != null) {
        bounds.add(LLVMGetOperand(user, LLVMGetOperand(user, 0).equals(value) ? 1 : 0));
      }
    }
    return bounds;
  }

  private static void hideStart(
      LLVMValueRef phi, List<LLVMValueRef> sums, BinaryOperator<LLVMValueRef> hidden) {
    Map<LLVMBasicBlockRef, LLVMValueRef> starts = new HashMap<>();
    for (int i = 0; i < LLVMCountIncoming(phi); i++) {
      LLVMValueRef start = LLVMGetIncomingValue(phi, i);
      if (!sums.contains(start)) {
        LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
        LLVMSetOperand(
            phi, i, starts.computeIfAbsent(from, b -> hidden.apply(place(start, b), start)));
      }
    }
  }

  /**
   * For constants the entry: in a loop around, a call would keep LLVM from making vectors of it.
   */
  private static LLVMValueRef place(LLVMValueRef start, LLVMBasicBlockRef from) {
    return LLVMIsAConstant(start) == null
        ? LLVMGetBasicBlockTerminator(from)
        : Llvm.firstBehindPhis(LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(from)));
  }
}
