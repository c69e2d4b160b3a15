package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.bytedeco.llvm.global.LLVM;

/**
 * Loops in PTX whose counter may move by half of all numbers of its type or more. Where it moves in
 * constant steps other than one, NVIDIA's optimiser computes the number of passes beforehand, from
 * a difference that wraps, and ends the loop after the first. So the comparison that ends it is one
 * of the other sign: of numbers whose highest bit is the opposite, by an instruction that LLVM
 * leaves as it is. Loops that end at an equal number, and whose counter may come round before, get
 * a wrong number of passes too: there, numbers are compared whose bits have other places.
 */
final class FarLoops {
  private final FunctionFlow flow;
  private final LLVMBuilderRef builder;

  private FarLoops(FunctionFlow flow, LLVMBuilderRef builder) {
    this.flow = flow;
    this.builder = builder;
  }

  /** Hides from NVIDIA's optimiser how often the far loops of a module run. */
  static void hide(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        new FarLoops(FunctionFlow.of(function), builder).hide();
      }
    }
    LLVMDisposeBuilder(builder);
  }

  private void hide() {
    Map<LLVMValueRef, NaturalLoop> far = new LinkedHashMap<>();
    for (NaturalLoop loop : flow.loops().loops()) {
      LoopSteps steps = new LoopSteps(flow, loop);
      for (ExitComparison exit : ExitComparison.of(flow, loop)) {
        if (exit.orders()
            ? isFar(exit, 0, steps) || isFar(exit, 1, steps)
            : EqualLimit.mayComeRound(exit, steps)) {
          far.putIfAbsent(exit.comparison(), loop);
        }
      }
    }
    far.forEach(this::compareOthers);
  }

  /** Whether an operand of a comparison moves, by more than one, and perhaps far. */
  private static boolean isFar(ExitComparison exit, int operand, LoopSteps steps) {
    LLVMValueRef value = LLVMGetOperand(exit.comparison(), operand);
    LLVMValueRef limit = LLVMGetOperand(exit.comparison(), 1 - operand);
    int width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
    Optional<BigInteger> step = steps.step(value);
    if (step.isEmpty()
        || step.get().abs().compareTo(BigInteger.ONE) <= 0
        || (width != Integer.SIZE && width != Long.SIZE)) {
      return false;
    }
    Optional<KnownRange> start = steps.start(value);
    boolean up = step.get().signum() > 0;
    if (start.isEmpty()
        || steps.isInside(limit)
        || !exit.goesOnBelow(operand).equals(Optional.of(up))) {
      return true;
    }
    KnownRange end = KnownRange.of(limit);
    if (!exit.isSigned() && (start.get().isNegative() || end.isNegative())) {
      return true;
    }
    BigInteger way = up ? start.get().distanceTo(end) : end.distanceTo(start.get());
    // The next value is beyond the limit, and numbers of passes are rounded.
    BigInteger most = way.add(step.get().abs().shiftLeft(1));
    return most.bitLength() >= width;
  }

  private void compareOthers(LLVMValueRef comparison, NaturalLoop loop) {
    int predicate = LLVMGetICmpPredicate(comparison);
    boolean equality = predicate == LLVMIntEQ || predicate == LLVMIntNE;
    HiddenNumber form = equality ? HiddenNumber.MOVED_BITS : HiddenNumber.OPPOSITE_BIT;
    LLVMValueRef left = hidden(comparison, 0, loop, form);
    LLVMValueRef right = hidden(comparison, 1, loop, form);
    LLVMPositionBuilderBefore(builder, comparison);
    LLVMReplaceAllUsesWith(
        comparison, LLVMBuildICmp(builder, otherSign(predicate), left, right, ""));
    LLVMInstructionEraseFromParent(comparison);
  }

  private LLVMValueRef hidden(
      LLVMValueRef comparison, int operand, NaturalLoop loop, HiddenNumber form) {
    LLVMValueRef value = LLVMGetOperand(comparison, operand);
    LLVMPositionBuilderBefore(builder, place(comparison, value, loop));
    return form.write(builder, value);
  }

  /** Before the loop for what does not change in it. */
  private LLVMValueRef place(LLVMValueRef comparison, LLVMValueRef value, NaturalLoop loop) {
    return new LoopSteps(flow, loop).isInside(value)
        ? comparison
        : flow.entry(loop).map(LLVM::LLVMGetBasicBlockTerminator).orElse(comparison);
  }

  private static int otherSign(int predicate) {
    return switch (predicate) {
      case LLVMIntSLT -> LLVMIntULT;
      case LLVMIntSLE -> LLVMIntULE;
      case LLVMIntSGT -> LLVMIntUGT;
      case LLVMIntSGE -> LLVMIntUGE;
      case LLVMIntULT -> LLVMIntSLT;
      case LLVMIntULE -> LLVMIntSLE;
      case LLVMIntUGT -> LLVMIntSGT;
      case LLVMIntUGE -> LLVMIntSGE;
      default -> predicate;
    };
  }
}
