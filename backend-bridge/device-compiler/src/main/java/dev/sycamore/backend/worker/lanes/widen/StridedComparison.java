package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An unsigned comparison of a strided value of which it is enough to know the first and the last
 * lane: where both are below a limit of an {@code int}, so are the lanes between them. So it tells
 * whether all lanes are below the limit, or whether any is not; for the opposites two lanes are not
 * enough.
 */
final class StridedComparison {

  private static final int INT = 32;

  /** So far apart are the lanes of a vector at most that no more than one of them wraps around. */
  private static final long MOST_STRIDE = 1 << 16;

  private final int predicate;
  private final LLVMValueRef value;
  private final LLVMValueRef limit;
  private final LaneBuilder builder;
  private final LaneValues values;

  private StridedComparison(
      int predicate,
      LLVMValueRef value,
      LLVMValueRef limit,
      LaneBuilder builder,
      LaneValues values) {
    this.predicate = predicate;
    this.value = value;
    this.limit = limit;
    this.builder = builder;
    this.values = values;
  }

  /** A bit of which it is asked whether all lanes have it, in code that all lanes run. */
  static Optional<StridedComparison> ofAll(
      LLVMValueRef bit, LaneBuilder builder, LaneValues values) {
    return of(LLVMIntULT, bit, builder, values);
  }

  /** A bit of which it is asked whether any lane has it, in code that all lanes run. */
  static Optional<StridedComparison> ofAny(
      LLVMValueRef bit, LaneBuilder builder, LaneValues values) {
    return of(LLVMIntUGE, bit, builder, values);
  }

  private static Optional<StridedComparison> of(
      int predicate, LLVMValueRef bit, LaneBuilder builder, LaneValues values) {
    if (LLVMIsAICmpInst(bit) == null) {
      return Optional.empty();
    }
    int written = LLVMGetICmpPredicate(bit);
    int turned = predicate == LLVMIntULT ? LLVMIntUGT : LLVMIntULE;
    if (written != predicate && written != turned) {
      return Optional.empty();
    }
    LLVMValueRef value = LLVMGetOperand(bit, written == predicate ? 0 : 1);
    LLVMValueRef limit = LLVMGetOperand(bit, written == predicate ? 1 : 0);
    boolean fits =
        values.shape(value).isStrided()
            && Math.abs(values.shape(value).stride()) < MOST_STRIDE
            && values.shape(limit).isUniform()
            && isLength(limit)
            && isExact(value, values, new HashSet<>());
    return fits
        ? Optional.of(new StridedComparison(predicate, value, limit, builder, values))
        : Optional.empty();
  }

  /** Of wider numbers, one that was a length of 32 bits. */
  private static boolean isLength(LLVMValueRef limit) {
    return LLVMGetIntTypeWidth(LLVMTypeOf(limit)) == INT
        || LLVMIsAConstantInt(limit) != null
        || LLVMIsAZExtInst(limit) != null;
  }

  /** Whether a value has its stride even if it wraps: it is not made of narrower numbers. */
  private static boolean isExact(LLVMValueRef value, LaneValues values, Set<Long> seen) {
    if (LLVMIsAInstruction(value) == null
        || values.shape(value).isUniform()
        || !seen.add(value.address())) {
      return true;
    }
    for (int i = 0; i < LLVMGetNumOperands(value); i++) {
      LLVMValueRef operand = LLVMGetOperand(value, i);
      boolean narrow =
          LLVMGetTypeKind(LLVMTypeOf(operand)) != LLVMIntegerTypeKind
              || LLVMGetIntTypeWidth(LLVMTypeOf(operand)) < INT;
      boolean chooses = LLVMGetInstructionOpcode(value) == LLVMSelect && i == 0;
      if (!chooses && (narrow || !isExact(operand, values, seen))) {
        return false;
      }
    }
    return true;
  }

  LLVMValueRef ofFirstLane() {
    return of(values.scalar(value));
  }

  LLVMValueRef ofLastLane() {
    LaneShape shape = values.shape(value);
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMValueRef offset = LLVMConstInt(type, shape.stride() * (builder.width() - 1), 1);
    return of(LLVMBuildAdd(builder.ref(), values.scalar(value), offset, ""));
  }

  private LLVMValueRef of(LLVMValueRef lane) {
    return LLVMBuildICmp(builder.ref(), predicate, lane, values.scalar(limit), "");
  }
}
