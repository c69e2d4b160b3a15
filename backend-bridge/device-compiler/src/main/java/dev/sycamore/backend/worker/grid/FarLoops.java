package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;
import org.bytedeco.llvm.global.LLVM;

/**
 * Loops in PTX whose counter may move by half of all numbers of its type or more. Where it moves in
 * constant steps other than one, NVIDIA's optimiser computes the number of passes beforehand, from
 * a difference that wraps, and ends the loop after the first. So the comparison that ends it is one
 * of the other sign: of numbers whose highest bit is the opposite, by an instruction that LLVM
 * leaves as it is.
 */
final class FarLoops {
  private static final PtxAssembly OPPOSITE_INT =
      new PtxAssembly("xor.b32 $0, $1, 0x80000000;", "=r,r");
  private static final PtxAssembly OPPOSITE_LONG =
      new PtxAssembly("xor.b64 $0, $1, 0x8000000000000000;", "=l,l");

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
        if (isFar(exit, 0, steps) || isFar(exit, 1, steps)) {
          far.putIfAbsent(exit.comparison(), loop);
        }
      }
    }
    far.forEach(this::compareOpposites);
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

  private void compareOpposites(LLVMValueRef comparison, NaturalLoop loop) {
    LLVMValueRef left = opposite(comparison, 0, loop);
    LLVMValueRef right = opposite(comparison, 1, loop);
    LLVMPositionBuilderBefore(builder, comparison);
    int predicate = otherSign(LLVMGetICmpPredicate(comparison));
    LLVMReplaceAllUsesWith(comparison, LLVMBuildICmp(builder, predicate, left, right, ""));
    LLVMInstructionEraseFromParent(comparison);
  }

  private LLVMValueRef opposite(LLVMValueRef comparison, int operand, NaturalLoop loop) {
    LLVMValueRef value = LLVMGetOperand(comparison, operand);
    LLVMTypeRef type = LLVMTypeOf(value);
    boolean isInt = LLVMGetIntTypeWidth(type) == Integer.SIZE;
    if (LLVMIsAConstantInt(value) != null) {
      long highest = isInt ? Integer.MIN_VALUE : Long.MIN_VALUE;
      return LLVMConstInt(type, LLVMConstIntGetSExtValue(value) ^ highest, 1);
    }
    LLVMPositionBuilderBefore(builder, place(comparison, value, loop));
    return (isInt ? OPPOSITE_INT : OPPOSITE_LONG).write(builder, value);
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
      default -> LLVMIntSGE;
    };
  }
}
