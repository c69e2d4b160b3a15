package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.function.UnaryOperator;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes loads of lanes that are likely to have the same address: a test whether they have, one
 * load and a broadcast if so, and the load of each lane if not.
 */
final class SameWidening {

  private final LaneBuilder builder;
  private final LaneValues values;

  SameWidening(LaneBuilder builder, LaneValues values) {
    this.builder = builder;
    this.values = values;
  }

  /**
   * Writes both loads, of all lanes.
   *
   * @param index the index of the load's address that is likely to be the same
   * @param each writes the load with an address for each lane
   */
  LLVMValueRef write(LLVMValueRef load, LLVMValueRef index, UnaryOperator<LLVMValueRef> each) {
    LLVMValueRef pointer = LLVMGetOperand(load, 0);
    // What is loaded of slots before the branch is known to all that follows.
    LLVMValueRef pointers = values.vector(pointer);
    LLVMValueRef base = values.scalar(LLVMGetOperand(pointer, 0));
    LLVMValueRef indices = LLVMBuildFreeze(builder.ref(), values.vector(index), "");
    LLVMValueRef first = builder.lane(indices, 0);
    LLVMValueRef same = LLVMBuildICmp(builder.ref(), LLVMIntEQ, indices, builder.splat(first), "");
    LLVMTypeRef vector = builder.vector(LLVMTypeOf(load));
    LLVMValueRef slot = values.slot(vector);
    LLVMBasicBlockRef together = builder.newBlock("same");
    LLVMBasicBlockRef apart = builder.newBlock("apart");
    LLVMBasicBlockRef done = builder.newBlock("loaded");
    LLVMBuildCondBr(builder.ref(), builder.all(same), together, apart);
    builder.moveTo(together);
    LLVMBuildStore(builder.ref(), builder.splat(one(load, pointer, base, first)), slot);
    LLVMBuildBr(builder.ref(), done);
    builder.moveTo(apart);
    LLVMBuildStore(builder.ref(), each.apply(pointers), slot);
    LLVMBuildBr(builder.ref(), done);
    builder.moveTo(done);
    return LLVMBuildLoad2(builder.ref(), vector, slot, "");
  }

  private LLVMValueRef one(
      LLVMValueRef load, LLVMValueRef pointer, LLVMValueRef base, LLVMValueRef index) {
    LLVMValueRef address =
        LLVMBuildGEP2(
            builder.ref(),
            LLVMGetGEPSourceElementType(pointer),
            base,
            new PointerPointer<>(new LLVMValueRef[] {index}),
            1,
            "");
    LLVMValueRef loaded = LLVMBuildLoad2(builder.ref(), LLVMTypeOf(load), address, "");
    LLVMSetAlignment(loaded, LLVMGetAlignment(load));
    return loaded;
  }
}
