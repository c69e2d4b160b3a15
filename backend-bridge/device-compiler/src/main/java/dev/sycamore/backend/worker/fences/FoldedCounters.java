package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.LLVMAShr;
import static org.bytedeco.llvm.global.LLVM.LLVMAnd;
import static org.bytedeco.llvm.global.LLVM.LLVMConstIntGetZExtValue;
import static org.bytedeco.llvm.global.LLVM.LLVMGetElementPtr;
import static org.bytedeco.llvm.global.LLVM.LLVMGetInstructionOpcode;
import static org.bytedeco.llvm.global.LLVM.LLVMGetInstructionParent;
import static org.bytedeco.llvm.global.LLVM.LLVMGetIntTypeWidth;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNumOperands;
import static org.bytedeco.llvm.global.LLVM.LLVMGetOperand;
import static org.bytedeco.llvm.global.LLVM.LLVMGetTypeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMIntegerTypeKind;
import static org.bytedeco.llvm.global.LLVM.LLVMIsABinaryOperator;
import static org.bytedeco.llvm.global.LLVM.LLVMIsACastInst;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAConstantInt;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAInstruction;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAPHINode;
import static org.bytedeco.llvm.global.LLVM.LLVMLShr;
import static org.bytedeco.llvm.global.LLVM.LLVMPHI;
import static org.bytedeco.llvm.global.LLVM.LLVMSRem;
import static org.bytedeco.llvm.global.LLVM.LLVMShl;
import static org.bytedeco.llvm.global.LLVM.LLVMTrunc;
import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;
import static org.bytedeco.llvm.global.LLVM.LLVMURem;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.LoopHints;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Loops with an index that comes back every few passes, such as {@code a[k * 8 + i % 8]}, or {@code
 * a[c >> 11]} of a counter of type {@code char}. LLVM 20 takes that for a counter of few bits, and
 * for one that goes on, if it has assumed of a wider counter of the loop that it does not wrap
 * ({@code SCEVWrapPredicate::implies} compares their steps only): its loop vectoriser loads what
 * follows the last element instead of the first. So it leaves such loops alone. The lanes of
 * work-items are vectors of our own.
 */
public final class FoldedCounters {
  private static final String VECTORIZE = "llvm.loop.vectorize.enable";

  /** Of types that Java narrows to: LLVM widens indices to 64 bits. */
  private static final int NARROW = 16;

  private final FunctionFlow flow;

  private FoldedCounters(FunctionFlow flow) {
    this.flow = flow;
  }

  /** Keeps LLVM from vectorising such loops of a function, and those around them. */
  public static void keepScalar(LLVMValueRef function) {
    FunctionFlow flow = FunctionFlow.of(function);
    FoldedCounters counters = new FoldedCounters(flow);
    for (NaturalLoop loop : flow.loops().loops()) {
      if (counters.areIn(loop)) {
        LoopHints.set(
            loop.latches().stream().map(latch -> flow.blocks().get(latch)).toList(), VECTORIZE, 0);
      }
    }
  }

  private boolean areIn(NaturalLoop loop) {
    Set<Long> seen = new HashSet<>();
    return loop.blocks().stream()
        .mapToObj(block -> Llvm.instructions(flow.blocks().get(block)))
        .flatMap(List::stream)
        .filter(i -> LLVMGetInstructionOpcode(i) == LLVMGetElementPtr)
        .anyMatch(address -> hasFoldedOperand(address, loop, seen));
  }

  private boolean hasFoldedOperand(LLVMValueRef user, NaturalLoop loop, Set<Long> seen) {
    for (int i = 0; i < LLVMGetNumOperands(user); i++) {
      LLVMValueRef operand = LLVMGetOperand(user, i);
      if (isComputedIn(operand, loop)
          && seen.add(operand.address())
          && (folds(operand) || hasFoldedOperand(operand, loop, seen))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a value is made by arithmetic in a loop, in the pass before if it is a counter. */
  private boolean isComputedIn(LLVMValueRef value, NaturalLoop loop) {
    if (LLVMIsAInstruction(value) == null
        || (LLVMIsABinaryOperator(value) == null
            && LLVMIsACastInst(value) == null
            && LLVMIsAPHINode(value) == null)) {
      return false;
    }
    return flow.isReached(LLVMGetInstructionParent(value))
        && loop.contains(flow.number(LLVMGetInstructionParent(value)));
  }

  private static boolean folds(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      // A counter of a type that Java narrows to.
      case LLVMTrunc, LLVMPHI -> isNarrow(LLVMTypeOf(instruction));
      case LLVMAnd, LLVMSRem, LLVMURem ->
          LLVMIsAConstantInt(LLVMGetOperand(instruction, 1)) != null;
      // What a shift to the left drops is dropped for good if another one goes back.
      case LLVMAShr, LLVMLShr -> {
        LLVMValueRef shifted = LLVMGetOperand(instruction, 0);
        yield leavesFewBits(instruction)
            || (LLVMIsAInstruction(shifted) != null
                && LLVMGetInstructionOpcode(shifted) == LLVMShl);
      }
      default -> false;
    };
  }

  private static boolean isNarrow(LLVMTypeRef type) {
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= NARROW;
  }

  /** As {@code k >>> 28}: steps of {@code k} may be so large that it wraps every few passes. */
  private static boolean leavesFewBits(LLVMValueRef shift) {
    LLVMValueRef distance = LLVMGetOperand(shift, 1);
    return LLVMIsAConstantInt(distance) != null
        && LLVMGetIntTypeWidth(LLVMTypeOf(shift)) - LLVMConstIntGetZExtValue(distance) <= NARROW;
  }
}
