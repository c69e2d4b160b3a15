package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes loads whose lanes are a few elements apart, or go backwards, as vector loads and shuffles.
 * All lanes have to run: then nothing is read but what is between the elements of two lanes.
 */
final class StridedLoads {

  private static final int FARTHEST = 4;

  private final LaneBuilder builder;
  private final LaneValues values;

  StridedLoads(LaneBuilder builder, LaneValues values) {
    this.builder = builder;
    this.values = values;
  }

  /** Whether the elements of two lanes are near enough. */
  static boolean isNear(LaneShape shape, long elementBytes) {
    long steps = steps(shape, elementBytes);
    return shape.isStrided()
        && shape.stride() % elementBytes == 0
        && (steps == -1 || (steps > 1 && steps <= FARTHEST));
  }

  private static long steps(LaneShape shape, long elementBytes) {
    return shape.stride() / elementBytes;
  }

  /** The elements of all lanes. */
  LLVMValueRef load(LLVMValueRef load, long elementBytes) {
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    int steps = (int) steps(values.shape(pointer), elementBytes);
    int width = builder.width();
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    if (steps < 0) {
      LLVMValueRef reversed = part(load, 1 - width);
      return builder.shuffle(LLVMGetPoison(vector), reversed, i -> 2 * width - 1 - i);
    }
    LLVMValueRef result = LLVMGetPoison(vector);
    for (int part = 0; part < steps; part++) {
      // The last part ends with the last lane's element.
      int start = part < steps - 1 ? part * width : (width - 1) * steps + 1 - width;
      int number = part;
      result =
          builder.shuffle(
              result,
              part(load, start),
              i ->
                  Math.min(i * steps / width, steps - 1) == number ? width + i * steps - start : i);
    }
    return result;
  }

  /** As many elements as there are lanes, from so many after the first lane's. */
  private LLVMValueRef part(LLVMValueRef load, int start) {
    LLVMTypeRef type = LLVMTypeOf(load);
    LLVMTypeRef i64 = LLVMInt64TypeInContext(builder.context());
    LLVMValueRef at =
        LLVMBuildGEP2(
            builder.ref(),
            type,
            values.scalar(LLVMGetOperand(load, 0)),
            new PointerPointer<>(new LLVMValueRef[] {LLVMConstInt(i64, start, 1)}),
            1,
            "");
    LLVMValueRef loaded = LLVMBuildLoad2(builder.ref(), builder.vector(type), at, "");
    LLVMSetAlignment(loaded, LLVMGetAlignment(load));
    return loaded;
  }
}
