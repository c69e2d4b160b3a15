package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FlowEdge;
import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.flow.NaturalLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A comparison of two integers that decides whether a loop goes on.
 *
 * @param comparison the instruction
 * @param goesOn what it has to be for another pass; empty if that depends on more
 */
record ExitComparison(LLVMValueRef comparison, Optional<Boolean> goesOn) {

  /** How many conditions in conditions are looked into. */
  private static final int DEEPEST = 8;

  /** Those of a loop. */
  static List<ExitComparison> of(FunctionFlow flow, NaturalLoop loop) {
    List<ExitComparison> all = new ArrayList<>();
    for (FlowEdge exit : loop.exits()) {
      LLVMValueRef branch = LLVMGetBasicBlockTerminator(flow.blocks().get(exit.from()));
      if (LLVMGetInstructionOpcode(branch) == LLVMBr) {
        boolean goesOn = flow.number(LLVMGetSuccessor(branch, 0)) != exit.to();
        collect(LLVMGetCondition(branch), Optional.of(goesOn), all, 0);
      }
    }
    return all;
  }

  private static void collect(
      LLVMValueRef condition, Optional<Boolean> goesOn, List<ExitComparison> all, int depth) {
    if (LLVMIsAInstruction(condition) == null || !isTruth(condition) || depth == DEEPEST) {
      return;
    }
    if (LLVMIsAICmpInst(condition) != null) {
      if (LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(condition, 0))) == LLVMIntegerTypeKind) {
        all.add(new ExitComparison(condition, goesOn));
      }
      return;
    }
    Optional<Boolean> parts =
        switch (LLVMGetInstructionOpcode(condition)) {
          case LLVMAnd -> goesOn.filter(every -> every);
          case LLVMOr -> goesOn.filter(none -> !none);
          case LLVMFreeze -> goesOn;
          case LLVMSelect -> chosen(condition, goesOn);
          default -> Optional.empty();
        };
    for (int i = 0; i < LLVMGetNumOperands(condition); i++) {
      collect(LLVMGetOperand(condition, i), parts, all, depth + 1);
    }
  }

  /** Selections with a constant are how LLVM writes {@code &&} and {@code ||}. */
  private static Optional<Boolean> chosen(LLVMValueRef select, Optional<Boolean> goesOn) {
    boolean isAnd = LLVMIsAConstantInt(LLVMGetOperand(select, 2)) != null;
    boolean isOr = LLVMIsAConstantInt(LLVMGetOperand(select, 1)) != null;
    return isAnd == isOr ? Optional.empty() : goesOn.filter(all -> all == isAnd);
  }

  private static boolean isTruth(LLVMValueRef value) {
    return LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMIntegerTypeKind
        && LLVMGetIntTypeWidth(LLVMTypeOf(value)) == 1;
  }

  /** Whether it asks which operand is the smaller one; otherwise it asks whether they are equal. */
  boolean orders() {
    return LLVMGetICmpPredicate(comparison) != LLVMIntEQ
        && LLVMGetICmpPredicate(comparison) != LLVMIntNE;
  }

  boolean isSigned() {
    return LLVMGetICmpPredicate(comparison) >= LLVMIntSGT;
  }

  /**
   * Whether a loop goes on while an operand is smaller than the other one; empty if that is not
   * known.
   */
  Optional<Boolean> goesOnBelow(int operand) {
    boolean less =
        switch (LLVMGetICmpPredicate(comparison)) {
          case LLVMIntSLT, LLVMIntSLE, LLVMIntULT, LLVMIntULE -> true;
          default -> false;
        };
    return goesOn.map(is -> is == (less == (operand == 0)));
  }
}
