package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.LLVMConstInt;
import static org.bytedeco.llvm.global.LLVM.LLVMGetModuleDataLayout;
import static org.bytedeco.llvm.global.LLVM.LLVMGetParam;
import static org.bytedeco.llvm.global.LLVM.LLVMInt32TypeInContext;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.lanes.shape.LikelyRuns;
import dev.sycamore.backend.worker.lanes.shape.LikelySame;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Writes functions of several work-items from the canonical form of one.
 *
 * @param single the function of one work-item
 * @param memory its private arrays, which have room for all lanes
 * @param unit the vector unit of the target
 * @param width the number of lanes
 */
record BodyWriter(
    DeviceModule module,
    LLVMValueRef single,
    FunctionFlow flow,
    LaneShapes shapes,
    PrivateLayout memory,
    VectorUnit unit,
    int width) {

  /**
   * Writes the code of a function.
   *
   * @param partial whether its last parameter is the number of lanes that run; otherwise all do
   */
  void write(LLVMValueRef function, boolean partial) {
    try (LaneBuilder builder = new LaneBuilder(module.ref(), function, width)) {
      LLVMBasicBlockRef entry = builder.newBlock("entry");
      builder.moveTo(entry);
      LaneValues values = new LaneValues(builder, shapes, entry);
      List<LLVMValueRef> old = Llvm.parameters(single);
      for (int i = 0; i < old.size(); i++) {
        values.setParameter(old.get(i), LLVMGetParam(function, i));
      }
      LaneMask mask =
          partial
              ? new LaneMask(builder.firstLanes(LLVMGetParam(function, old.size())), false)
              : new LaneMask(builder.allLanes(), true);
      LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
      AccessWidening accesses =
          new AccessWidening(
              builder,
              values,
              layout,
              new LikelyRuns(shapes, layout),
              new LikelySame(shapes),
              unit);
      LLVMValueRef members =
          partial
              ? LLVMGetParam(function, old.size())
              : LLVMConstInt(LLVMInt32TypeInContext(module.context()), width, 0);
      SubGroupWidening subGroups =
          new SubGroupWidening(builder, values, new LanePermutation(builder, unit), members);
      InstructionWidening instructions =
          new InstructionWidening(builder, values, layout, memory, accesses, subGroups);
      new FlowWidening(flow, shapes, builder, values, instructions).write(mask);
    }
  }
}
