package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes the memory of all lanes' private arrays, and that it is set to zero. */
final class PrivateWidening {

  private final LaneBuilder builder;
  private final LaneValues values;
  private final PrivateLayout memory;

  PrivateWidening(LaneBuilder builder, LaneValues values, PrivateLayout memory) {
    this.builder = builder;
    this.values = values;
    this.memory = memory;
  }

  /** Memory for as many arrays as there are lanes; the scalar is the first lane's. */
  void allocate(LLVMValueRef array) {
    LLVMTypeRef type = LLVMArrayType2(LLVMGetAllocatedType(array), builder.width());
    LLVMValueRef all = values.slot(type);
    int vector = 4 * builder.width();
    LLVMSetAlignment(all, Math.max(vector, LLVMGetAlignment(array)));
    values.setScalar(array, all);
    values.setVector(array, builder.strided(all, values.shape(array).stride()));
  }

  /** Whether a call sets an array to zero whose lanes' elements lie side by side. */
  boolean isCleared(LLVMValueRef instruction) {
    return LLVMGetInstructionOpcode(instruction) == LLVMCall
        && memory.zeroedBytes(instruction) > 0
        && memory.sideBySide(LLVMGetOperand(instruction, 0)).isPresent();
  }

  void clear(LLVMValueRef call, LaneMask mask) {
    LLVMValueRef array = LLVMGetOperand(call, 0);
    long bytes = memory.zeroedBytes(call);
    LLVMTypeRef i64 = LLVMInt64TypeInContext(builder.context());
    LLVMValueRef first = values.scalar(array);
    LLVMValueRef alignment = LLVMConstInt(LLVMInt32TypeInContext(builder.context()), 1, 0);
    if (mask.isFull()) {
      LLVMValueRef zero = LLVMConstNull(LLVMInt8TypeInContext(builder.context()));
      LLVMValueRef all = LLVMConstInt(i64, bytes * builder.width(), 0);
      LLVMBuildMemSet(builder.ref(), first, zero, all, 4);
      return;
    }
    LLVMTypeRef vector = builder.vector(memory.sideBySide(array).orElseThrow());
    long count = bytes / values.shape(array).stride();
    LLVMValueRef index = values.slot(i64);
    LLVMBuildStore(builder.ref(), LLVMConstNull(i64), index);
    LLVMBasicBlockRef pass = builder.newBlock("clear");
    LLVMBasicBlockRef done = builder.newBlock("cleared");
    LLVMBuildBr(builder.ref(), pass);
    builder.moveTo(pass);
    LLVMValueRef at = LLVMBuildLoad2(builder.ref(), i64, index, "");
    LLVMValueRef element =
        LLVMBuildGEP2(
            builder.ref(), vector, first, new PointerPointer<>(new LLVMValueRef[] {at}), 1, "");
    builder.call(
        new LLVMTypeRef[] {vector, LLVMTypeOf(element)},
        "llvm.masked.store",
        List.of(LLVMConstNull(vector), element, alignment, mask.value()));
    LLVMValueRef next = LLVMBuildAdd(builder.ref(), at, LLVMConstInt(i64, 1, 0), "");
    LLVMBuildStore(builder.ref(), next, index);
    LLVMValueRef more =
        LLVMBuildICmp(builder.ref(), LLVMIntULT, next, LLVMConstInt(i64, count, 0), "");
    LLVMBuildCondBr(builder.ref(), more, pass, done);
    builder.moveTo(done);
  }
}
