package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.function.Consumer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes accesses of lanes that are likely to be next to each other: a test whether they are, the
 * access of a whole vector if so, and the one of each lane if not.
 */
final class RunWidening {

  private final LaneBuilder builder;
  private final LaneValues values;

  RunWidening(LaneBuilder builder, LaneValues values) {
    this.builder = builder;
    this.values = values;
  }

  /**
   * Writes both accesses.
   *
   * @param pointer the address of one lane
   * @param index the index in it that is likely to be one more from lane to lane, not extended
   * @param whole writes the access from a first lane's address on
   * @param each writes the access with an address for each lane
   */
  void write(
      LLVMValueRef pointer,
      LLVMValueRef index,
      Consumer<LLVMValueRef> whole,
      Consumer<LLVMValueRef> each) {
    // What is loaded of slots before the branch is known to all that follows.
    LLVMValueRef pointers = values.vector(pointer);
    // Lanes that do not run may have anything, even poison.
    LLVMValueRef indices = LLVMBuildFreeze(builder.ref(), values.vector(index), "");
    LLVMValueRef first = builder.lane(indices, 0);
    LLVMValueRef last = LLVMGetOperand(pointer, LLVMGetNumOperands(pointer) - 1);
    LLVMValueRef isRun = isRun(indices, first, last.equals(index) ? 0 : opcode(last));
    LLVMValueRef address = address(pointer, extended(first, last, index));
    LLVMBasicBlockRef near = builder.newBlock("run");
    LLVMBasicBlockRef apart = builder.newBlock("apart");
    LLVMBasicBlockRef done = builder.newBlock("accessed");
    LLVMBuildCondBr(builder.ref(), isRun, near, apart);
    builder.moveTo(near);
    whole.accept(address);
    LLVMBuildBr(builder.ref(), done);
    builder.moveTo(apart);
    each.accept(pointers);
    LLVMBuildBr(builder.ref(), done);
    builder.moveTo(done);
  }

  private static int opcode(LLVMValueRef value) {
    return LLVMGetInstructionOpcode(value);
  }

  /** Whether each lane's index is one more than that of the lane before, and none wraps. */
  private LLVMValueRef isRun(LLVMValueRef indices, LLVMValueRef first, int extension) {
    LLVMTypeRef type = LLVMTypeOf(first);
    LLVMValueRef steps = builder.strided(first, 1);
    LLVMValueRef same = LLVMBuildICmp(builder.ref(), LLVMIntEQ, indices, steps, "");
    LLVMValueRef all = builder.all(same);
    int width = LLVMGetIntTypeWidth(type);
    if (width >= Long.SIZE) {
      return all;
    }
    boolean unsigned = extension == LLVMZExt;
    long largest = (1L << (unsigned ? width : width - 1)) - builder.width();
    LLVMValueRef below =
        LLVMBuildICmp(
            builder.ref(),
            unsigned ? LLVMIntULE : LLVMIntSLE,
            first,
            LLVMConstInt(type, largest, 1),
            "");
    return LLVMBuildAnd(builder.ref(), below, all, "");
  }

  private LLVMValueRef extended(LLVMValueRef first, LLVMValueRef last, LLVMValueRef index) {
    return last.equals(index)
        ? first
        : LLVMBuildCast(builder.ref(), opcode(last), first, LLVMTypeOf(last), "");
  }

  private LLVMValueRef address(LLVMValueRef pointer, LLVMValueRef index) {
    return LLVMBuildGEP2(
        builder.ref(),
        LLVMGetGEPSourceElementType(pointer),
        values.scalar(LLVMGetOperand(pointer, 0)),
        new PointerPointer<>(new LLVMValueRef[] {index}),
        1,
        "");
  }
}
