package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import java.util.stream.IntStream;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Comparisons of an absolute value. LLVM 20 concludes from {@code abs(x) > 0} that {@code x} itself
 * is positive ({@code fcmpImpliesClass} forgets the {@code fabs} where it compares with zero): of
 * {@code abs(x) > 0 ? x : 1} it then takes the absolute value away. So {@code x} is asked whether
 * it is a zero, and what else is compared with an absolute value never becomes a constant.
 */
public final class AbsoluteComparisons {
  private static final String FENCE = "llvm.arithmetic.fence";

  private AbsoluteComparisons() {}

  /** Asks of a module's numbers whether they are zeros where it asks that of absolute values. */
  public static void rewrite(DeviceModule module) {
    for (LLVMValueRef comparison : comparisons(module)) {
      for (int i = 0; i < 2; i++) {
        if (isAbsolute(LLVMGetOperand(comparison, i))
            && isZero(LLVMGetOperand(comparison, 1 - i))) {
          compareWithZero(comparison, i);
          break;
        }
      }
    }
  }

  /** Hides what else a module compares with absolute values, if that is not done yet. */
  public static void hide(DeviceModule module) {
    for (LLVMValueRef comparison : comparisons(module)) {
      for (int i = 0; i < 2; i++) {
        LLVMValueRef other = LLVMGetOperand(comparison, 1 - i);
        if (isAbsolute(LLVMGetOperand(comparison, i))
            && LLVMIsAConstant(other) == null
            && !isCallOf(FENCE, other)) {
          LLVMSetOperand(comparison, 1 - i, fence(module, comparison, other));
          break;
        }
      }
    }
  }

  private static List<LLVMValueRef> comparisons(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .flatMap(function -> Llvm.instructions(function).stream())
        .filter(instruction -> LLVMIsAFCmpInst(instruction) != null)
        .toList();
  }

  private static boolean isAbsolute(LLVMValueRef value) {
    return isCallOf("llvm.fabs.", value);
  }

  private static boolean isCallOf(String name, LLVMValueRef value) {
    return Llvm.isCall(value)
        && Llvm.callee(value) != null
        && Llvm.name(Llvm.callee(value)).startsWith(name);
  }

  private static boolean isZero(LLVMValueRef value) {
    if (LLVMIsNull(value) != 0) {
      return true;
    }
    if (LLVMIsACastInst(value) != null) {
      return LLVMIsNull(LLVMGetOperand(value, 0)) != 0;
    }
    if (LLVMIsAConstantFP(value) != null) {
      return LLVMConstRealGetDouble(value, new int[1]) == 0;
    }
    return LLVMIsAConstantDataVector(value) != null
        && IntStream.range(0, LLVMGetVectorSize(LLVMTypeOf(value)))
            .allMatch(i -> isZero(LLVMGetAggregateElement(value, i)));
  }

  /** The absolute value is operand {@code i}: its own operand is compared instead. */
  private static void compareWithZero(LLVMValueRef comparison, int i) {
    int predicate = predicate(LLVMGetFCmpPredicate(comparison), i == 1);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(comparison)));
    LLVMPositionBuilderBefore(builder, comparison);
    LLVMValueRef number = LLVMGetOperand(LLVMGetOperand(comparison, i), 0);
    LLVMValueRef zero = LLVMGetOperand(comparison, 1 - i);
    LLVMValueRef same = LLVMBuildFCmp(builder, predicate, number, zero, "");
    LLVMDisposeBuilder(builder);
    LLVMReplaceAllUsesWith(comparison, same);
    LLVMInstructionEraseFromParent(comparison);
  }

  /**
   * What holds of a number when a predicate holds of its absolute value and zero.
   *
   * @param swapped whether zero is the left operand
   */
  private static int predicate(int predicate, boolean swapped) {
    if (predicate == (swapped ? LLVMRealOLT : LLVMRealOGT)) {
      return LLVMRealONE;
    }
    if (predicate == (swapped ? LLVMRealULT : LLVMRealUGT)) {
      return LLVMRealUNE;
    }
    if (predicate == (swapped ? LLVMRealOGE : LLVMRealOLE)) {
      return LLVMRealOEQ;
    }
    if (predicate == (swapped ? LLVMRealUGE : LLVMRealULE)) {
      return LLVMRealUEQ;
    }
    if (predicate == (swapped ? LLVMRealOLE : LLVMRealOGE)) {
      return LLVMRealORD;
    }
    if (predicate == (swapped ? LLVMRealULE : LLVMRealUGE)) {
      return LLVMRealPredicateTrue;
    }
    if (predicate == (swapped ? LLVMRealOGT : LLVMRealOLT)) {
      return LLVMRealPredicateFalse;
    }
    return predicate == (swapped ? LLVMRealUGT : LLVMRealULT) ? LLVMRealUNO : predicate;
  }

  /** The same value, through which no pass looks. It is no instruction of any target. */
  private static LLVMValueRef fence(DeviceModule module, LLVMValueRef before, LLVMValueRef value) {
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMValueRef callee =
        LLVMGetIntrinsicDeclaration(
            module.ref(),
            LLVMLookupIntrinsicID(FENCE, FENCE.length()),
            new PointerPointer<>(new LLVMTypeRef[] {type}),
            1);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    LLVMPositionBuilderBefore(builder, before);
    LLVMValueRef fenced =
        LLVMBuildCall2(
            builder,
            Llvm.functionType(type, List.of(type)),
            callee,
            new PointerPointer<>(new LLVMValueRef[] {value}),
            1,
            "");
    LLVMDisposeBuilder(builder);
    return fenced;
  }
}
