package dev.sycamore.backend.worker.fastmath;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FloatFlags;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Sums of products as one operation, where both allow it. That is decided here, before the code is
 * copied for lanes or unrolled, and the flag is removed: so all copies of an operation have the
 * same result.
 */
final class FusedSums {

  private final DeviceModule module;
  private final FusedForm form;
  private final List<LLVMValueRef> fused = new ArrayList<>();

  private FusedSums(DeviceModule module, FusedForm form) {
    this.module = module;
    this.form = form;
  }

  /** Changes a function in SSA form; returns the operations that were made. */
  static List<LLVMValueRef> replace(DeviceModule module, LLVMValueRef function, FusedForm form) {
    FusedSums sums = new FusedSums(module, form);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    List<LLVMValueRef> candidates =
        Llvm.instructions(function).stream().filter(FusedSums::isSum).toList();
    for (LLVMValueRef sum : candidates) {
      sums.fuse(builder, sum);
    }
    LLVMDisposeBuilder(builder);
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      int flags = FloatFlags.of(instruction);
      if ((flags & LLVMFastMathAllowContract) != 0 && isScalar(LLVMTypeOf(instruction))) {
        FloatFlags.set(instruction, flags & ~LLVMFastMathAllowContract);
      }
    }
    return sums.fused;
  }

  /** Whether an instruction is a sum or difference that may be computed together with a product. */
  static boolean isSum(LLVMValueRef instruction) {
    int opcode = LLVMGetInstructionOpcode(instruction);
    return (opcode == LLVMFAdd || opcode == LLVMFSub)
        && isScalar(LLVMTypeOf(instruction))
        && FloatFlags.has(instruction, LLVMFastMathAllowContract);
  }

  private static boolean isScalar(LLVMTypeRef type) {
    int kind = LLVMGetTypeKind(type);
    return kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind;
  }

  private void fuse(LLVMBuilderRef builder, LLVMValueRef sum) {
    LLVMValueRef left = LLVMGetOperand(sum, 0);
    LLVMValueRef right = LLVMGetOperand(sum, 1);
    Optional<Product> first = Product.of(left, sum);
    Optional<Product> product = first.isPresent() ? first : Product.of(right, sum);
    if (product.isEmpty()) {
      return;
    }
    boolean difference = LLVMGetInstructionOpcode(sum) == LLVMFSub;
    LLVMValueRef multiplication = product.get().multiplication();
    LLVMValueRef a = LLVMGetOperand(multiplication, 0);
    LLVMValueRef other = first.isPresent() ? right : left;
    LLVMPositionBuilderBefore(builder, sum);
    LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(sum));
    // a * b - c, c - a * b, and the same with a product that is negated.
    boolean negatesProduct = (difference && first.isEmpty()) != product.get().isNegated();
    boolean negatesOther = difference && first.isPresent();
    LLVMValueRef result =
        form.build(
            module,
            builder,
            LLVMTypeOf(sum),
            negatesProduct ? LLVMBuildFNeg(builder, a, "") : a,
            LLVMGetOperand(multiplication, 1),
            negatesOther ? LLVMBuildFNeg(builder, other, "") : other);
    int flags = FloatFlags.of(sum) & FloatFlags.of(multiplication);
    FloatFlags.set(result, flags & (LLVMFastMathAllowReassoc | LLVMFastMathNoSignedZeros));
    LLVMReplaceAllUsesWith(sum, result);
    LLVMInstructionEraseFromParent(sum);
    product.get().eraseUnused();
    fused.add(result);
  }
}
