package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Computes values of a body in another function with the same parameters: those that are the same
 * in all work-items of a group, and harmless to compute even where the body does not.
 */
final class LimitCopy {

  /** Longer computations are not copied. */
  private static final int LONGEST = 32;

  private final LLVMBuilderRef builder;
  private final Map<LLVMValueRef, LLVMValueRef> copies = new HashMap<>();

  LimitCopy(LLVMBuilderRef builder, LLVMValueRef from, LLVMValueRef target) {
    this.builder = builder;
    for (int i = 0; i < LLVMCountParams(from); i++) {
      copies.put(LLVMGetParam(from, i), LLVMGetParam(target, i));
    }
  }

  /** Whether a value of a body can be computed so. */
  static boolean isPossible(KernelSignature kernel, LLVMValueRef function, LLVMValueRef value) {
    return length(kernel, function, value) <= LONGEST;
  }

  private static int length(KernelSignature kernel, LLVMValueRef function, LLVMValueRef value) {
    if (LLVMIsAConstantInt(value) != null) {
      return 0;
    }
    if (LLVMIsAArgument(value) != null) {
      return isSame(kernel, function, value) ? 0 : LONGEST + 1;
    }
    if (LLVMIsAInstruction(value) == null || !isHarmless(value)) {
      return LONGEST + 1;
    }
    int length = 1;
    int operands = LLVMGetNumOperands(value) - (LLVMIsACallInst(value) == null ? 0 : 1);
    for (int i = 0; i < operands && length <= LONGEST; i++) {
      length += length(kernel, function, LLVMGetOperand(value, i));
    }
    return length;
  }

  /** Whether a parameter is a number that is the same in all work-items of a group. */
  private static boolean isSame(
      KernelSignature kernel, LLVMValueRef function, LLVMValueRef parameter) {
    if (LLVMGetTypeKind(LLVMTypeOf(parameter)) != LLVMIntegerTypeKind) {
      return false;
    }
    int hidden = kernel.parameters().size();
    for (int d = 0; d < kernel.dimensions(); d++) {
      int global = hidden + WorkItemValue.GLOBAL_ID.position(d);
      int local = hidden + WorkItemValue.LOCAL_ID.position(d);
      if (parameter.equals(LLVMGetParam(function, global))
          || parameter.equals(LLVMGetParam(function, local))) {
        return false;
      }
    }
    // Behind the place is the state, then the number of the work-item.
    int number = hidden + WorkItemValue.COUNT + 1;
    return !parameter.equals(LLVMGetParam(function, number));
  }

  private static boolean isHarmless(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMAdd, LLVMSub, LLVMMul, LLVMShl, LLVMLShr, LLVMAShr, LLVMAnd, LLVMOr, LLVMXor -> true;
      case LLVMTrunc, LLVMZExt, LLVMSExt, LLVMICmp, LLVMSelect -> true;
      case LLVMSDiv, LLVMUDiv -> {
        LLVMValueRef divisor = LLVMIsAConstantInt(LLVMGetOperand(instruction, 1));
        yield divisor != null && LLVMConstIntGetSExtValue(divisor) > 0;
      }
      case LLVMCall -> IntegerExtremes.predicate(instruction).isPresent();
      default -> false;
    };
  }

  /**
   * The copy of a value; without flags that promise something, since the body may not compute it.
   */
  LLVMValueRef of(LLVMValueRef value) {
    if (LLVMIsAConstantInt(value) != null) {
      return value;
    }
    LLVMValueRef known = copies.get(value);
    if (known == null) {
      known = copy(value);
      copies.put(value, known);
    }
    return known;
  }

  private LLVMValueRef copy(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    LLVMValueRef first = of(LLVMGetOperand(instruction, 0));
    if (LLVMIsACastInst(instruction) != null) {
      return LLVMBuildCast(builder, opcode, first, LLVMTypeOf(instruction), "");
    }
    LLVMValueRef second = of(LLVMGetOperand(instruction, 1));
    return switch (opcode) {
      case LLVMICmp -> LLVMBuildICmp(builder, LLVMGetICmpPredicate(instruction), first, second, "");
      case LLVMSelect ->
          LLVMBuildSelect(builder, first, second, of(LLVMGetOperand(instruction, 2)), "");
      case LLVMCall -> {
        int predicate = IntegerExtremes.predicate(instruction).orElseThrow();
        LLVMValueRef chosen = LLVMBuildICmp(builder, predicate, first, second, "");
        yield LLVMBuildSelect(builder, chosen, first, second, "");
      }
      default -> LLVMBuildBinOp(builder, opcode, first, second, "");
    };
  }
}
