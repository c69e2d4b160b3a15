package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * {@code Math.min} and {@code Math.max} of {@code float}, which modules have as comparisons and
 * selections, as instructions of targets that have them: with -0.0 below 0.0, and NaN if one is.
 */
final class FloatExtremes {

  private final DeviceModule module;
  private final LLVMTypeRef type;
  private final LLVMBuilderRef builder;

  private FloatExtremes(DeviceModule module, LLVMBuilderRef builder) {
    this.module = module;
    this.type = LLVMFloatTypeInContext(module.context());
    this.builder = builder;
  }

  /** Replaces all of a module that is as it was read: passes write some of them otherwise. */
  static void replace(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      FloatExtremes extremes = new FloatExtremes(module, builder);
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        Llvm.instructions(function).forEach(extremes::replace);
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** {@code a == b ? merged : isNaN(a) | a < b ? a : b}. */
  private void replace(LLVMValueRef select) {
    LLVMValueRef equal = operand(select, LLVMSelect, 0);
    if (equal == null || !LLVMTypeOf(select).equals(type) || !isComparison(equal, LLVMRealOEQ)) {
      return;
    }
    LLVMValueRef a = LLVMGetOperand(equal, 0);
    LLVMValueRef b = LLVMGetOperand(equal, 1);
    LLVMValueRef unequal = LLVMGetOperand(select, 2);
    LLVMValueRef takeFirst = operand(unequal, LLVMSelect, 0);
    if (takeFirst == null
        || !LLVMGetOperand(unequal, 1).equals(a)
        || !LLVMGetOperand(unequal, 2).equals(b)
        || !isOpcode(takeFirst, LLVMOr)) {
      return;
    }
    LLVMValueRef first = LLVMGetOperand(takeFirst, 1);
    boolean min = isComparison(first, LLVMRealOLT);
    if ((min || isComparison(first, LLVMRealOGT))
        && compares(first, a, b)
        && isComparison(LLVMGetOperand(takeFirst, 0), LLVMRealUNO)
        && compares(LLVMGetOperand(takeFirst, 0), a, a)
        && isMerged(LLVMGetOperand(select, 1), min ? LLVMOr : LLVMAnd, a, b)) {
      LLVMPositionBuilderBefore(builder, select);
      LLVMReplaceAllUsesWith(select, call(min ? "llvm.minimum" : "llvm.maximum", a, b));
    }
  }

  /** The bits of both, or-ed or and-ed. */
  private static boolean isMerged(LLVMValueRef value, int opcode, LLVMValueRef a, LLVMValueRef b) {
    LLVMValueRef merged = operand(value, LLVMBitCast, 0);
    if (merged == null || !isOpcode(merged, opcode)) {
      return false;
    }
    LLVMValueRef left = operand(LLVMGetOperand(merged, 0), LLVMBitCast, 0);
    LLVMValueRef right = operand(LLVMGetOperand(merged, 1), LLVMBitCast, 0);
    return left != null && right != null && left.equals(a) && right.equals(b);
  }

  private static boolean isOpcode(LLVMValueRef value, int opcode) {
    return LLVMIsAInstruction(value) != null && LLVMGetInstructionOpcode(value) == opcode;
  }

  /** An operand of an instruction with this opcode; null of everything else. */
  private static LLVMValueRef operand(LLVMValueRef value, int opcode, int index) {
    return isOpcode(value, opcode) ? LLVMGetOperand(value, index) : null;
  }

  private static boolean isComparison(LLVMValueRef value, int predicate) {
    return isOpcode(value, LLVMFCmp) && LLVMGetFCmpPredicate(value) == predicate;
  }

  private static boolean compares(LLVMValueRef comparison, LLVMValueRef a, LLVMValueRef b) {
    return LLVMGetOperand(comparison, 0).equals(a) && LLVMGetOperand(comparison, 1).equals(b);
  }

  private LLVMValueRef call(String intrinsic, LLVMValueRef a, LLVMValueRef b) {
    int id = LLVMLookupIntrinsicID(intrinsic, intrinsic.length());
    PointerPointer<LLVMTypeRef> types = new PointerPointer<>(new LLVMTypeRef[] {type});
    LLVMValueRef callee = LLVMGetIntrinsicDeclaration(module.ref(), id, types, 1);
    LLVMTypeRef signature = LLVMIntrinsicGetType(module.context(), id, types, 1);
    PointerPointer<LLVMValueRef> operands = new PointerPointer<>(new LLVMValueRef[] {a, b});
    return LLVMBuildCall2(builder, signature, callee, operands, 2, "");
  }
}
