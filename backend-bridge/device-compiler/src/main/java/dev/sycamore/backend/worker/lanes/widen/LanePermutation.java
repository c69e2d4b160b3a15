package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.LLVMBuildBitCast;
import static org.bytedeco.llvm.global.LLVM.LLVMBuildExtractElement;
import static org.bytedeco.llvm.global.LLVM.LLVMBuildICmp;
import static org.bytedeco.llvm.global.LLVM.LLVMBuildSelect;
import static org.bytedeco.llvm.global.LLVM.LLVMBuildShuffleVector;
import static org.bytedeco.llvm.global.LLVM.LLVMConstInt;
import static org.bytedeco.llvm.global.LLVM.LLVMConstVector;
import static org.bytedeco.llvm.global.LLVM.LLVMFloatTypeInContext;
import static org.bytedeco.llvm.global.LLVM.LLVMGetPoison;
import static org.bytedeco.llvm.global.LLVM.LLVMInt32TypeInContext;
import static org.bytedeco.llvm.global.LLVM.LLVMIntUGE;
import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;

import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.llvm.X86;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes permutations of 32-bit lanes. The instructions take any indices; where these turn out to
 * be constant, LLVM makes shuffles of them.
 */
final class LanePermutation {

  private final LaneBuilder builder;
  private final VectorUnit unit;

  LanePermutation(LaneBuilder builder, VectorUnit unit) {
    this.builder = builder;
    this.unit = unit;
  }

  /**
   * For each lane the value of another one.
   *
   * @param values integers of 32 bits
   * @param indices of lanes that there are; what lanes get that have others is not defined
   */
  LLVMValueRef of(LLVMValueRef values, LLVMValueRef indices) {
    int width = builder.width();
    if (width == 16 && unit.masks()) {
      return permuted(X86.PERMUTE_16, values, indices);
    }
    if (width == 16 && unit.gathers()) {
      return ofHalves(values, indices);
    }
    if (width == X86.AVX2_LANES && unit.gathers()) {
      return permuted(X86.PERMUTE_8, values, indices);
    }
    if (width == 4 && unit.gathers()) {
      LLVMTypeRef type = LLVMTypeOf(values);
      LLVMTypeRef floats = builder.vector(LLVMFloatTypeInContext(builder.context()));
      LLVMValueRef bits = LLVMBuildBitCast(builder.ref(), values, floats, "");
      LLVMValueRef result = permuted(X86.PERMUTE_4_FLOATS, bits, indices);
      return LLVMBuildBitCast(builder.ref(), result, type, "");
    }
    return oneByOne(values, indices);
  }

  private LLVMValueRef permuted(String instruction, LLVMValueRef values, LLVMValueRef indices) {
    return builder.call(new LLVMTypeRef[0], instruction, List.of(values, indices));
  }

  /** Two registers of AVX2: the lanes of each are permuted as all want them, and then chosen. */
  private LLVMValueRef ofHalves(LLVMValueRef values, LLVMValueRef indices) {
    List<LLVMValueRef> results = new ArrayList<>();
    for (int half = 0; half < 2; half++) {
      LLVMValueRef wanted = half(indices, half);
      LLVMValueRef low = permuted(X86.PERMUTE_8, half(values, 0), wanted);
      LLVMValueRef high = permuted(X86.PERMUTE_8, half(values, 1), wanted);
      LLVMValueRef isHigh = LLVMBuildICmp(builder.ref(), LLVMIntUGE, wanted, eights(), "");
      results.add(LLVMBuildSelect(builder.ref(), isHigh, high, low, ""));
    }
    return LLVMBuildShuffleVector(
        builder.ref(), results.get(0), results.get(1), numbers(0, 2 * X86.AVX2_LANES), "");
  }

  private LLVMValueRef half(LLVMValueRef vector, int half) {
    LLVMValueRef lanes = numbers(half * X86.AVX2_LANES, X86.AVX2_LANES);
    return LLVMBuildShuffleVector(
        builder.ref(), vector, LLVMGetPoison(LLVMTypeOf(vector)), lanes, "");
  }

  private LLVMValueRef eights() {
    return constants(IntStream.generate(() -> X86.AVX2_LANES).limit(X86.AVX2_LANES));
  }

  private LLVMValueRef numbers(int first, int count) {
    return constants(IntStream.range(first, first + count));
  }

  private LLVMValueRef constants(IntStream numbers) {
    LLVMTypeRef i32 = LLVMInt32TypeInContext(builder.context());
    LLVMValueRef[] elements =
        numbers.mapToObj(n -> LLVMConstInt(i32, n, 0)).toArray(LLVMValueRef[]::new);
    return LLVMConstVector(new PointerPointer<>(elements), elements.length);
  }

  private LLVMValueRef oneByOne(LLVMValueRef values, LLVMValueRef indices) {
    List<LLVMValueRef> lanes = new ArrayList<>();
    for (int lane = 0; lane < builder.width(); lane++) {
      LLVMValueRef index = builder.lane(indices, lane);
      lanes.add(LLVMBuildExtractElement(builder.ref(), values, index, ""));
    }
    return builder.gathered(lanes);
  }
}
