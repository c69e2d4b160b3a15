package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes a function with the parameters of a body that computes which work-items of a group are
 * within bounds, in one dimension or by linear index: the first one in the lower half of an {@code
 * i64}, the one after the last in the upper half. Both are 0 if none is.
 */
final class ItemRange {

  /** Wider limits are cut off: no place comes near. */
  private static final long MOST = 1L << 32;

  private final LLVMBuilderRef builder;
  private final LLVMTypeRef i64;
  private final KernelSignature kernel;
  private final LLVMValueRef function;
  private final LimitCopy limits;

  private ItemRange(
      DeviceModule module,
      LLVMBuilderRef builder,
      KernelSignature kernel,
      LLVMValueRef body,
      LLVMTypeRef result,
      String name) {
    this.builder = builder;
    this.i64 = LLVMInt64TypeInContext(module.context());
    this.kernel = kernel;
    List<LLVMTypeRef> types =
        Llvm.parameters(body).stream().map(parameter -> LLVMTypeOf(parameter)).toList();
    this.function = LLVMAddFunction(module.ref(), name, Llvm.functionType(result, types));
    this.limits = new LimitCopy(builder, body, function);
    Llvm.addAttribute(module.context(), function, "alwaysinline");
    Llvm.addAttribute(module.context(), function, "nounwind");
    LLVMPositionBuilderAtEnd(
        builder, LLVMAppendBasicBlockInContext(module.context(), function, "entry"));
  }

  /**
   * Writes the function.
   *
   * @param dimension the dimension, or that of linear indices
   * @param bounds those that hold for places in this dimension
   */
  static void write(
      DeviceModule module,
      KernelSignature kernel,
      LLVMValueRef body,
      String name,
      int dimension,
      List<ItemBound> bounds) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(module.context());
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      new ItemRange(module, builder, kernel, body, i64, name).write(dimension, bounds);
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** Writes a function that computes a condition of the body, which is the same in a group. */
  static void writeCondition(
      DeviceModule module,
      KernelSignature kernel,
      LLVMValueRef body,
      String name,
      LLVMValueRef condition) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      ItemRange function =
          new ItemRange(module, builder, kernel, body, LLVMTypeOf(condition), name);
      LLVMBuildRet(builder, LLVMBuildFreeze(builder, function.limits.of(condition), ""));
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void write(int dimension, List<ItemBound> bounds) {
    LLVMValueRef first = number(0);
    LLVMValueRef last = size(dimension);
    for (ItemBound bound : bounds) {
      LLVMValueRef limit = limit(bound);
      if (bound.least()) {
        first = choose(LLVMIntSGT, limit, first);
      } else {
        last = choose(LLVMIntSLT, limit, last);
      }
    }
    LLVMValueRef any = LLVMBuildICmp(builder, LLVMIntSLT, first, last, "");
    LLVMValueRef both =
        LLVMBuildOr(builder, first, LLVMBuildShl(builder, last, number(Integer.SIZE), ""), "");
    LLVMBuildRet(builder, LLVMBuildSelect(builder, any, both, number(0), ""));
  }

  private LLVMValueRef size(int dimension) {
    if (dimension != ItemPlace.LINEAR) {
      return localSize(dimension);
    }
    LLVMValueRef size = localSize(0);
    for (int d = 1; d < kernel.dimensions(); d++) {
      size = LLVMBuildMul(builder, size, localSize(d), "");
    }
    return size;
  }

  private LLVMValueRef localSize(int dimension) {
    return LLVMGetParam(
        function, kernel.parameters().size() + WorkItemValue.LOCAL_SIZE.position(dimension));
  }

  /** The first place, or the one after the last. */
  private LLVMValueRef limit(ItemBound bound) {
    // A work-item that does not compare may have anything here, but not something undefined.
    LLVMValueRef limit = LLVMBuildFreeze(builder, limits.of(bound.limit()), "");
    if (LLVMGetIntTypeWidth(LLVMTypeOf(limit)) < Long.SIZE) {
      int widening = bound.signed() ? LLVMSExt : LLVMZExt;
      limit = LLVMBuildCast(builder, widening, limit, i64, "");
    }
    limit = choose(bound.signed() ? LLVMIntSLT : LLVMIntULT, limit, number(MOST));
    limit = choose(LLVMIntSGT, limit, number(-MOST));
    long more = (bound.after() ? 1 : 0) - bound.place().more();
    return LLVMBuildAdd(builder, limit, number(more), "");
  }

  /** The first value where a comparison of both holds, otherwise the second. */
  private LLVMValueRef choose(int predicate, LLVMValueRef first, LLVMValueRef second) {
    LLVMValueRef holds = LLVMBuildICmp(builder, predicate, first, second, "");
    return LLVMBuildSelect(builder, holds, first, second, "");
  }

  private LLVMValueRef number(long value) {
    return LLVMConstInt(i64, value, 1);
  }
}
