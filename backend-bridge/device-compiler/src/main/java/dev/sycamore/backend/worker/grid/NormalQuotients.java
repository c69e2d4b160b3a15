package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.Collections;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Divisions of {@code double} in functions that promise normal numbers. PTX divides by steps of
 * Newton from an approximate reciprocal, and asks before whether the operands are such that this is
 * right; here it need not ask. The bits are those of the division: on an H100 there was no
 * difference in 2 * 10^11 pairs, many of them with divisors near powers of two, where the steps are
 * nearest to failing.
 */
final class NormalQuotients {

  private static final String RECIPROCAL = "llvm.nvvm.rcp.approx.ftz.d";
  private static final String FMA = "llvm.fma.f64";

  private final DeviceModule module;
  private final LLVMTypeRef type;
  private final LLVMBuilderRef builder;

  private NormalQuotients(DeviceModule module, LLVMBuilderRef builder) {
    this.module = module;
    this.type = LLVMDoubleTypeInContext(module.context());
    this.builder = builder;
  }

  /** Replaces those of all functions, before they are inlined. */
  static void replace(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      NormalQuotients quotients = new NormalQuotients(module, builder);
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        if (Llvm.stringAttribute(function, FunctionAttributes.NORMAL_QUOTIENTS) != null) {
          Llvm.instructions(function).forEach(quotients::replace);
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void replace(LLVMValueRef division) {
    if (LLVMGetInstructionOpcode(division) != LLVMFDiv || !LLVMTypeOf(division).equals(type)) {
      return;
    }
    LLVMPositionBuilderBefore(builder, division);
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(division));
    LLVMValueRef dividend = LLVMGetOperand(division, 0);
    LLVMValueRef minus = LLVMBuildFNeg(builder, LLVMGetOperand(division, 1), "");
    LLVMValueRef one = LLVMConstReal(type, 1);
    LLVMValueRef y = approximateReciprocal(LLVMGetOperand(division, 1));
    // It has 20 bits: cubed, its error is below that of rounding.
    LLVMValueRef error = call(FMA, minus, y, one);
    y = call(FMA, y, call(FMA, error, error, error), y);
    y = call(FMA, y, call(FMA, minus, y, one), y);
    LLVMValueRef quotient = LLVMBuildFMul(builder, dividend, y, "");
    LLVMValueRef rest = call(FMA, minus, quotient, dividend);
    LLVMReplaceAllUsesWith(division, call(FMA, rest, y, quotient));
    LLVMInstructionEraseFromParent(division);
  }

  /**
   * The instruction leaves the lower 32 bits 0. With the lowest set, the steps find the reciprocal
   * of a number right below a power of two; without, they stay at that of the power.
   */
  private LLVMValueRef approximateReciprocal(LLVMValueRef divisor) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMValueRef bits = LLVMBuildBitCast(builder, call(RECIPROCAL, divisor), i64, "");
    LLVMValueRef odd = LLVMBuildOr(builder, bits, LLVMConstInt(i64, 1, 0), "");
    return LLVMBuildBitCast(builder, odd, type, "");
  }

  private LLVMValueRef call(String name, LLVMValueRef... operands) {
    LLVMTypeRef signature = Llvm.functionType(type, Collections.nCopies(operands.length, type));
    LLVMValueRef function = LLVMGetNamedFunction(module.ref(), name);
    if (function == null) {
      function = LLVMAddFunction(module.ref(), name, signature);
    }
    return LLVMBuildCall2(
        builder, signature, function, new PointerPointer<>(operands), operands.length, "");
  }
}
