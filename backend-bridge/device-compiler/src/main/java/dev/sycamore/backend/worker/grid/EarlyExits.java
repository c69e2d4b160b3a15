package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops that count up to a limit and may end earlier, such as {@code while (steps < limit && x * x
 * + y * y <= 4)}. Neither LLVM nor the assembler unrolls them. Here several passes run one after
 * the other while the limit is farther than that, so that only the last of them compares the
 * counter; what is left runs in the loop itself.
 */
final class EarlyExits {

  /**
   * On an H200 the escape time of Mandelbrot's set takes 0.97 of the time with four, 0.93 with
   * eight.
   */
  private static final int PASSES = 8;

  /** Larger bodies gain little: the counter is a small part of them. */
  private static final int MOST_INSTRUCTIONS = 24;

  /** With larger steps {@code PASSES} of them are no {@code int}. */
  private static final long MOST_STEP = 1 << 20;

  private final FunctionFlow flow;
  private final LLVMBuilderRef builder;

  private EarlyExits(FunctionFlow flow, LLVMBuilderRef builder) {
    this.flow = flow;
    this.builder = builder;
  }

  /** Unrolls those of a function whose loops test at their end. */
  static void unroll(DeviceModule module, LLVMValueRef function) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      EarlyExits exits = new EarlyExits(FunctionFlow.of(function), builder);
      exits.flow.loops().loops().forEach(exits::unroll);
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void unroll(NaturalLoop loop) {
    Optional<LLVMBasicBlockRef> before = flow.entry(loop);
    if (before.isEmpty() || loop.blocks().cardinality() != 1) {
      return;
    }
    LLVMBasicBlockRef body = flow.blocks().get(loop.header());
    LLVMValueRef enter = LLVMGetBasicBlockTerminator(before.get());
    List<LLVMValueRef> instructions = Llvm.instructions(body);
    if (LLVMGetNumSuccessors(enter) == 1
        && instructions.size() <= MOST_INSTRUCTIONS
        && instructions.stream().noneMatch(Llvm::isCall)) {
      bound(body, before.get())
          .ifPresent(bound -> new UnrolledPasses(body, bound, builder).write(before.get(), PASSES));
    }
  }

  /**
   * The condition of a block that goes on with itself while a counter is low and something holds.
   */
  private static Optional<CountedBound> bound(LLVMBasicBlockRef body, LLVMBasicBlockRef before) {
    LLVMValueRef branch = LLVMGetBasicBlockTerminator(body);
    if (LLVMGetNumSuccessors(branch) != 2 || !LLVMGetSuccessor(branch, 0).equals(body)) {
      return Optional.empty();
    }
    LLVMValueRef both = LLVMGetCondition(branch);
    if (LLVMIsAInstruction(both) == null || !LLVMGetInstructionParent(both).equals(body)) {
      return Optional.empty();
    }
    boolean isAnd =
        LLVMGetInstructionOpcode(both) == LLVMAnd
            || (LLVMGetInstructionOpcode(both) == LLVMSelect
                && LLVMIsNull(LLVMGetOperand(both, 2)) != 0);
    if (!isAnd) {
      return Optional.empty();
    }
    LLVMValueRef left = LLVMGetOperand(both, 0);
    LLVMValueRef right = LLVMGetOperand(both, 1);
    return counted(left, right, body, before).or(() -> counted(right, left, body, before));
  }

  private static Optional<CountedBound> counted(
      LLVMValueRef comparison,
      LLVMValueRef other,
      LLVMBasicBlockRef body,
      LLVMBasicBlockRef before) {
    if (LLVMIsAICmpInst(comparison) == null
        || LLVMGetICmpPredicate(comparison) != LLVMIntSLT
        || !isInt(LLVMGetOperand(comparison, 0))
        || !isIn(body, LLVMGetOperand(comparison, 0))
        || isIn(body, LLVMGetOperand(comparison, 1))) {
      return Optional.empty();
    }
    LLVMValueRef next = LLVMGetOperand(comparison, 0);
    LLVMValueRef step =
        LLVMGetInstructionOpcode(next) == LLVMAdd
            ? LLVMIsAConstantInt(LLVMGetOperand(next, 1))
            : null;
    LLVMValueRef counter = LLVMGetOperand(next, 0);
    if (step == null
        || LLVMConstIntGetSExtValue(step) < 1
        || LLVMConstIntGetSExtValue(step) > MOST_STEP
        || !isIn(body, counter)
        || LLVMGetInstructionOpcode(counter) != LLVMPHI
        || !Llvm.incoming(counter, body).equals(next)) {
      return Optional.empty();
    }
    return Optional.of(
        new CountedBound(
            next,
            Llvm.incoming(counter, before),
            LLVMConstIntGetSExtValue(step),
            LLVMGetOperand(comparison, 1),
            other));
  }

  private static boolean isInt(LLVMValueRef value) {
    LLVMTypeRef type = LLVMTypeOf(value);
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind
        && LLVMGetIntTypeWidth(type) == Integer.SIZE;
  }

  private static boolean isIn(LLVMBasicBlockRef body, LLVMValueRef value) {
    return LLVMIsAInstruction(value) != null && LLVMGetInstructionParent(value).equals(body);
  }
}
