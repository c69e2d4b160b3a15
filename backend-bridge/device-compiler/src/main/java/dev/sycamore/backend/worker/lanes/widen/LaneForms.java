package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.EachLane;
import dev.sycamore.backend.worker.lanes.shape.SubGroupFunction;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Which values fit into the lanes of a vector, and which instructions have a form for vectors. */
final class LaneForms {

  private static final Set<Integer> ELEMENTS =
      Set.of(
          LLVMIntegerTypeKind,
          LLVMHalfTypeKind,
          LLVMFloatTypeKind,
          LLVMDoubleTypeKind,
          LLVMPointerTypeKind);

  private static final Set<Integer> OPERATIONS =
      Set.of(LLVMGetElementPtr, LLVMICmp, LLVMFCmp, LLVMSelect, LLVMFNeg, LLVMFreeze);

  private LaneForms() {}

  /** Whether values of a type are elements of vectors; those of others stay apart, lane by lane. */
  static boolean isElement(LLVMTypeRef type) {
    return ELEMENTS.contains(LLVMGetTypeKind(type));
  }

  /** Whether one instruction over vectors does what the instruction does in each lane. */
  static boolean isWidened(LLVMValueRef instruction, LLVMTargetDataRef layout) {
    if (!hasElements(instruction)) {
      return false;
    }
    int opcode = LLVMGetInstructionOpcode(instruction);
    return switch (opcode) {
      case LLVMLoad -> isPlain(instruction) && fillsMemory(LLVMTypeOf(instruction), layout);
      case LLVMStore ->
          isPlain(instruction) && fillsMemory(LLVMTypeOf(LLVMGetOperand(instruction, 0)), layout);
      case LLVMCall ->
          LaneCalls.isElementwise(instruction) || SubGroupFunction.of(instruction).isPresent();
      default ->
          OPERATIONS.contains(opcode)
              || LLVMIsABinaryOperator(instruction) != null
              || LLVMIsACastInst(instruction) != null;
    };
  }

  private static boolean hasElements(LLVMValueRef instruction) {
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      LLVMValueRef operand = LLVMGetOperand(instruction, i);
      if (LLVMValueIsBasicBlock(operand) == 0 && !isElement(LLVMTypeOf(operand))) {
        return false;
      }
    }
    LLVMTypeRef type = LLVMTypeOf(instruction);
    return LLVMGetTypeKind(type) == LLVMVoidTypeKind || isElement(type);
  }

  private static boolean isPlain(LLVMValueRef access) {
    return LLVMGetVolatile(access) == 0 && LLVMGetOrdering(access) == LLVMAtomicOrderingNotAtomic;
  }

  /** Whether elements of a vector are as far apart in memory as those of an array. */
  private static boolean fillsMemory(LLVMTypeRef type, LLVMTargetDataRef layout) {
    return LLVMSizeOfTypeInBits(layout, type) == 8 * LLVMABISizeOfType(layout, type);
  }

  /** Whether a lane that does not run an instruction may not even try. */
  static boolean isGuarded(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad, LLVMStore -> true;
      case LLVMSDiv, LLVMUDiv, LLVMSRem, LLVMURem -> mayTrap(instruction);
      case LLVMCall -> !LaneCalls.isElementwise(instruction);
      default -> EachLane.hasEffect(instruction);
    };
  }

  /** Whether there is a dividend with which an integer division traps. */
  static boolean mayTrap(LLVMValueRef division) {
    LLVMValueRef divisor = LLVMIsAConstantInt(LLVMGetOperand(division, 1));
    if (divisor == null) {
      return true;
    }
    long value = LLVMConstIntGetSExtValue(divisor);
    return value == 0 || value == -1;
  }
}
