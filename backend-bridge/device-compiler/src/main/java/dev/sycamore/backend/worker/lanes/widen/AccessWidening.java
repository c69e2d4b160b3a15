package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes loads and stores of all lanes of a mask. */
final class AccessWidening {

  private final LaneBuilder builder;
  private final LaneValues values;
  private final LLVMTargetDataRef layout;
  private final StridedLoads strided;

  AccessWidening(LaneBuilder builder, LaneValues values, LLVMTargetDataRef layout) {
    this.builder = builder;
    this.values = values;
    this.layout = layout;
    this.strided = new StridedLoads(builder, values);
  }

  void load(LLVMValueRef load, LaneMask mask) {
    LLVMTypeRef type = LLVMTypeOf(load);
    LLVMTypeRef vector = builder.vector(type);
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    LLVMValueRef alignment = alignment(load);
    long bytes = LLVMABISizeOfType(layout, type);
    if (mask.isFull() && StridedLoads.isNear(values.shape(pointer), bytes)) {
      values.setVector(load, strided.load(load, bytes));
      return;
    }
    if (!isConsecutive(pointer, type)) {
      LLVMValueRef pointers = values.vector(pointer);
      values.setVector(
          load,
          builder.call(
              new LLVMTypeRef[] {vector, LLVMTypeOf(pointers)},
              "llvm.masked.gather",
              List.of(pointers, alignment, mask.value(), LLVMGetPoison(vector))));
      return;
    }
    LLVMValueRef first = values.scalar(pointer);
    if (mask.isFull()) {
      LLVMValueRef loaded = LLVMBuildLoad2(builder.ref(), vector, first, "");
      LLVMSetAlignment(loaded, LLVMGetAlignment(load));
      values.setVector(load, loaded);
      return;
    }
    values.setVector(
        load,
        builder.call(
            new LLVMTypeRef[] {vector, LLVMTypeOf(first)},
            "llvm.masked.load",
            List.of(first, alignment, mask.value(), LLVMGetPoison(vector))));
  }

  /** Lanes that store to the same place do so in their order. */
  void store(LLVMValueRef store, LaneMask mask) {
    LLVMValueRef value = values.vector(LLVMGetOperand(store, 0));
    LLVMValueRef pointer = LLVMGetOperand(store, 1);
    LLVMValueRef alignment = alignment(store);
    if (!isConsecutive(pointer, LLVMTypeOf(LLVMGetOperand(store, 0)))) {
      LLVMValueRef pointers = values.vector(pointer);
      builder.call(
          new LLVMTypeRef[] {LLVMTypeOf(value), LLVMTypeOf(pointers)},
          "llvm.masked.scatter",
          List.of(value, pointers, alignment, mask.value()));
      return;
    }
    LLVMValueRef first = values.scalar(pointer);
    if (mask.isFull()) {
      LLVMSetAlignment(LLVMBuildStore(builder.ref(), value, first), LLVMGetAlignment(store));
      return;
    }
    builder.call(
        new LLVMTypeRef[] {LLVMTypeOf(value), LLVMTypeOf(first)},
        "llvm.masked.store",
        List.of(value, first, alignment, mask.value()));
  }

  private boolean isConsecutive(LLVMValueRef pointer, LLVMTypeRef type) {
    LaneShape shape = values.shape(pointer);
    return shape.isStrided()
        && shape.stride() == LLVMABISizeOfType(layout, type)
        && LLVMSizeOfTypeInBits(layout, type) == 8 * LLVMABISizeOfType(layout, type);
  }

  private LLVMValueRef alignment(LLVMValueRef access) {
    return LLVMConstInt(LLVMInt32TypeInContext(builder.context()), LLVMGetAlignment(access), 0);
  }
}
