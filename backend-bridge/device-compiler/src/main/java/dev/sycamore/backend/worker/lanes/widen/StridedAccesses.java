package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes accesses whose lanes are a few elements apart, or loads that go backwards, as vector
 * accesses and shuffles. Nothing is touched but what is between the elements of two lanes that run,
 * and nothing written but these elements.
 */
final class StridedAccesses {

  private static final int FARTHEST = 4;

  private final LaneBuilder builder;
  private final LaneValues values;
  private final boolean masks;

  /**
   * @param masks whether there are mask registers, without which masked accesses cost more than an
   *     access for each lane
   */
  StridedAccesses(LaneBuilder builder, LaneValues values, boolean masks) {
    this.builder = builder;
    this.values = values;
    this.masks = masks;
  }

  /** Whether a load's lanes are near enough. */
  boolean isLoaded(LaneShape shape, long elementBytes, LaneMask mask) {
    if (!shape.isStrided() || shape.stride() % elementBytes != 0) {
      return false;
    }
    long steps = steps(shape, elementBytes);
    return mask.isFull() ? steps == -1 || isFew(steps) : masks && isFew(steps);
  }

  /** Whether a store's lanes are near enough. */
  boolean isStored(LaneShape shape, long elementBytes) {
    return masks
        && shape.isStrided()
        && shape.stride() % elementBytes == 0
        && isFew(steps(shape, elementBytes));
  }

  private static boolean isFew(long steps) {
    return steps > 1 && steps <= FARTHEST;
  }

  private static long steps(LaneShape shape, long elementBytes) {
    return shape.stride() / elementBytes;
  }

  /** The elements of all lanes. */
  LLVMValueRef load(LLVMValueRef load, long elementBytes, LaneMask mask) {
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    int steps = (int) steps(values.shape(pointer), elementBytes);
    int width = builder.width();
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    if (steps < 0) {
      LLVMValueRef reversed = full(load, 1 - width);
      return builder.shuffle(LLVMGetPoison(vector), reversed, i -> 2 * width - 1 - i);
    }
    LLVMValueRef result = LLVMGetPoison(vector);
    for (int part = 0; part < steps; part++) {
      // The last part ends with the last lane's element.
      int start = part < steps - 1 ? part * width : (width - 1) * steps + 1 - width;
      int number = part;
      IntPredicate inPart = i -> Math.min(i * steps / width, steps - 1) == number;
      LLVMValueRef loaded =
          mask.isFull() ? full(load, start) : masked(load, start, steps, inPart, mask);
      result = builder.shuffle(result, loaded, i -> inPart.test(i) ? width + i * steps - start : i);
    }
    return result;
  }

  /** As many elements as there are lanes, from so many after the first lane's. */
  private LLVMValueRef full(LLVMValueRef load, int start) {
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    LLVMValueRef at = address(LLVMGetOperand(load, 0), LLVMTypeOf(load), start);
    LLVMValueRef loaded = LLVMBuildLoad2(builder.ref(), vector, at, "");
    LLVMSetAlignment(loaded, LLVMGetAlignment(load));
    return loaded;
  }

  /** The same, but of the lanes that run only. */
  private LLVMValueRef masked(
      LLVMValueRef load, int start, int steps, IntPredicate inPart, LaneMask mask) {
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    LLVMValueRef at = address(LLVMGetOperand(load, 0), LLVMTypeOf(load), start);
    return builder.call(
        new LLVMTypeRef[] {vector, LLVMTypeOf(at)},
        "llvm.masked.load",
        List.of(
            at,
            builder.alignment(load),
            placed(mask, lane(start, steps, inPart)),
            LLVMGetPoison(vector)));
  }

  /** Writes the elements of the lanes that run. */
  void store(LLVMValueRef store, LLVMValueRef value, long elementBytes, LaneMask mask) {
    LLVMValueRef pointer = LLVMGetOperand(store, 1);
    int steps = (int) steps(values.shape(pointer), elementBytes);
    int width = builder.width();
    for (int part = 0; part < steps; part++) {
      int start = part * width;
      IntUnaryOperator lane = lane(start, steps, i -> true);
      LLVMValueRef at = address(pointer, LLVMTypeOf(LLVMGetOperand(store, 0)), start);
      LLVMValueRef poison = LLVMGetPoison(LLVMTypeOf(value));
      LLVMValueRef spread = builder.shuffle(value, poison, i -> Math.max(lane.applyAsInt(i), 0));
      builder.call(
          new LLVMTypeRef[] {LLVMTypeOf(value), LLVMTypeOf(at)},
          "llvm.masked.store",
          List.of(spread, at, builder.alignment(store), placed(mask, lane)));
    }
  }

  /** The lane whose element is at a place of a part; -1 if it is none's. */
  private static IntUnaryOperator lane(int start, int steps, IntPredicate inPart) {
    return i ->
        (start + i) % steps == 0 && inPart.test((start + i) / steps) ? (start + i) / steps : -1;
  }

  /** The mask of the places of a part. */
  private LLVMValueRef placed(LaneMask mask, IntUnaryOperator lane) {
    int width = builder.width();
    return builder.shuffle(
        mask.value(), builder.noLane(), i -> lane.applyAsInt(i) < 0 ? width : lane.applyAsInt(i));
  }

  private LLVMValueRef address(LLVMValueRef pointer, LLVMTypeRef type, int start) {
    LLVMTypeRef i64 = LLVMInt64TypeInContext(builder.context());
    return LLVMBuildGEP2(
        builder.ref(),
        type,
        values.scalar(pointer),
        new PointerPointer<>(new LLVMValueRef[] {LLVMConstInt(i64, start, 1)}),
        1,
        "");
  }
}
