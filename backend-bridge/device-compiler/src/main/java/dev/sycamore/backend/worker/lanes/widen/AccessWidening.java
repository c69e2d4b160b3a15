package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LikelyRuns;
import dev.sycamore.backend.worker.lanes.shape.LikelySame;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes loads and stores of all lanes of a mask. */
final class AccessWidening {

  private final LaneBuilder builder;
  private final LaneValues values;
  private final LLVMTargetDataRef layout;
  private final LikelyRuns runs;
  private final StridedAccesses strided;
  private final RunWidening tested;
  private final LikelySame same;
  private final SameWidening broadcasts;

  AccessWidening(
      LaneBuilder builder,
      LaneValues values,
      LLVMTargetDataRef layout,
      LikelyRuns runs,
      LikelySame same,
      VectorUnit unit) {
    this.builder = builder;
    this.values = values;
    this.layout = layout;
    this.runs = runs;
    this.strided = new StridedAccesses(builder, values, unit.masks());
    this.tested = new RunWidening(builder, values);
    this.same = same;
    this.broadcasts = new SameWidening(builder, values);
  }

  void load(LLVMValueRef load, LaneMask mask) {
    LLVMTypeRef type = LLVMTypeOf(load);
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    long bytes = LLVMABISizeOfType(layout, type);
    if (strided.isLoaded(values.shape(pointer), bytes, mask)) {
      values.setVector(load, strided.load(load, bytes, mask));
      return;
    }
    if (isConsecutive(pointer, type)) {
      values.setVector(load, loaded(load, values.scalar(pointer), mask));
      return;
    }
    Optional<LLVMValueRef> index = runs.index(pointer, type);
    // Of a mask the first lane may not be one that runs.
    Optional<LLVMValueRef> quotient = mask.isFull() ? same.index(pointer) : Optional.empty();
    if (index.isEmpty() && quotient.isPresent()) {
      values.setVector(
          load, broadcasts.write(load, quotient.get(), each -> gathered(load, each, mask)));
      return;
    }
    if (index.isEmpty()) {
      values.setVector(load, gathered(load, values.vector(pointer), mask));
      return;
    }
    LLVMTypeRef vector = builder.vector(type);
    LLVMValueRef slot = values.slot(vector);
    tested.write(
        pointer,
        index.get(),
        first -> LLVMBuildStore(builder.ref(), loaded(load, first, mask), slot),
        each -> LLVMBuildStore(builder.ref(), gathered(load, each, mask), slot));
    values.setVector(load, LLVMBuildLoad2(builder.ref(), vector, slot, ""));
  }

  private LLVMValueRef loaded(LLVMValueRef load, LLVMValueRef first, LaneMask mask) {
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    if (mask.isFull()) {
      LLVMValueRef loaded = LLVMBuildLoad2(builder.ref(), vector, first, "");
      LLVMSetAlignment(loaded, LLVMGetAlignment(load));
      return loaded;
    }
    return builder.call(
        new LLVMTypeRef[] {vector, LLVMTypeOf(first)},
        "llvm.masked.load",
        List.of(first, builder.alignment(load), mask.value(), LLVMGetPoison(vector)));
  }

  private LLVMValueRef gathered(LLVMValueRef load, LLVMValueRef pointers, LaneMask mask) {
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    return builder.call(
        new LLVMTypeRef[] {vector, LLVMTypeOf(pointers)},
        "llvm.masked.gather",
        List.of(pointers, builder.alignment(load), mask.value(), LLVMGetPoison(vector)));
  }

  /** Lanes that store to the same place do so in their order. */
  void store(LLVMValueRef store, LaneMask mask) {
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(store, 0));
    LLVMValueRef value = values.vector(LLVMGetOperand(store, 0));
    LLVMValueRef pointer = LLVMGetOperand(store, 1);
    long bytes = LLVMABISizeOfType(layout, type);
    if (strided.isStored(values.shape(pointer), bytes)) {
      strided.store(store, value, bytes, mask);
      return;
    }
    if (isConsecutive(pointer, type)) {
      stored(store, value, values.scalar(pointer), mask);
      return;
    }
    runs.index(pointer, type)
        .ifPresentOrElse(
            index ->
                tested.write(
                    pointer,
                    index,
                    first -> stored(store, value, first, mask),
                    each -> scattered(store, value, each, mask)),
            () -> scattered(store, value, values.vector(pointer), mask));
  }

  private void stored(LLVMValueRef store, LLVMValueRef value, LLVMValueRef first, LaneMask mask) {
    if (mask.isFull()) {
      LLVMSetAlignment(LLVMBuildStore(builder.ref(), value, first), LLVMGetAlignment(store));
      return;
    }
    builder.call(
        new LLVMTypeRef[] {LLVMTypeOf(value), LLVMTypeOf(first)},
        "llvm.masked.store",
        List.of(value, first, builder.alignment(store), mask.value()));
  }

  private void scattered(
      LLVMValueRef store, LLVMValueRef value, LLVMValueRef pointers, LaneMask mask) {
    builder.call(
        new LLVMTypeRef[] {LLVMTypeOf(value), LLVMTypeOf(pointers)},
        "llvm.masked.scatter",
        List.of(value, pointers, builder.alignment(store), mask.value()));
  }

  private boolean isConsecutive(LLVMValueRef pointer, LLVMTypeRef type) {
    LaneShape shape = values.shape(pointer);
    return shape.isStrided()
        && shape.stride() == LLVMABISizeOfType(layout, type)
        && LLVMSizeOfTypeInBits(layout, type) == 8 * LLVMABISizeOfType(layout, type);
  }
}
