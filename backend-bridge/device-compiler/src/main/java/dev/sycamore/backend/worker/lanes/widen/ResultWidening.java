package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Writes what the function returns: an integer that is the same in all lanes that return. */
final class ResultWidening {

  private final FunctionFlow flow;
  private final LaneBuilder builder;
  private final LaneValues values;
  private LLVMValueRef slot;

  ResultWidening(FunctionFlow flow, LaneBuilder builder, LaneValues values) {
    this.flow = flow;
    this.builder = builder;
    this.values = values;
  }

  /** Remembers the result, if a block ends with one. */
  void set(int block, LaneMask mask) {
    LLVMValueRef terminator = LLVMGetBasicBlockTerminator(flow.blocks().get(block));
    if (LLVMGetInstructionOpcode(terminator) != LLVMRet || LLVMGetNumOperands(terminator) == 0) {
      return;
    }
    LLVMValueRef old = LLVMGetOperand(terminator, 0);
    if (slot == null) {
      slot = values.slot(LLVMTypeOf(old));
    }
    LLVMValueRef result =
        values.shape(old).isUniform() ? values.scalar(old) : ofAnyLane(values.vector(old), mask);
    LLVMBuildStore(builder.ref(), result, slot);
  }

  private LLVMValueRef ofAnyLane(LLVMValueRef vector, LaneMask mask) {
    if (mask.isFull()) {
      return builder.lane(vector, 0);
    }
    LLVMTypeRef type = LLVMTypeOf(vector);
    LLVMValueRef running =
        LLVMBuildSelect(builder.ref(), mask.value(), vector, LLVMConstNull(type), "");
    return builder.call(new LLVMTypeRef[] {type}, "llvm.vector.reduce.umax", List.of(running));
  }

  void write() {
    if (slot == null) {
      LLVMBuildRetVoid(builder.ref());
    } else {
      LLVMTypeRef type = LLVMGetAllocatedType(slot);
      LLVMBuildRet(builder.ref(), LLVMBuildLoad2(builder.ref(), type, slot, ""));
    }
  }
}
