package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function of one work-item, written once more for several of them in the lanes of vectors. The
 * parameters are the same; where they differ between lanes, those of the first lane.
 *
 * @param function the new function; empty if there is none
 * @param obstacle why there is none
 */
public record WidenedBody(Optional<LLVMValueRef> function, Optional<String> obstacle) {

  /** SSA form without memory, one jump back for each loop, no switches, one return. */
  private static final String CANONICAL =
      "sroa,early-cse,simplifycfg,lower-switch,mergereturn,"
          + "loop-simplify,lcssa,loop(loop-rotate),loop-simplify,lcssa";

  private static final String CLEAN = "sroa,early-cse,simplifycfg,adce";

  /**
   * Writes the function of all lanes.
   *
   * @param width the number of lanes
   * @param parameters the shapes of the parameters that differ between lanes, by position
   */
  public static WidenedBody of(
      DeviceModule module,
      LLVMValueRef body,
      int width,
      Map<Integer, LaneShape> parameters,
      TargetMachine machine)
      throws CompileException {
    module.runOn(body, CANONICAL, machine);
    FunctionFlow flow = FunctionFlow.of(body);
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
    LaneShapes shapes = LaneShapes.of(body, flow, layout, parameters);
    Optional<String> obstacle = LaneObstacles.first(flow, shapes);
    if (obstacle.isPresent()) {
      return new WidenedBody(Optional.empty(), obstacle);
    }
    LLVMValueRef function = declare(module, body);
    try (LaneBuilder builder = new LaneBuilder(module.ref(), width)) {
      LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(module.context(), function, "entry");
      builder.moveTo(entry);
      LaneValues values = new LaneValues(builder, shapes, entry);
      List<LLVMValueRef> old = Llvm.parameters(body);
      for (int i = 0; i < old.size(); i++) {
        values.setParameter(old.get(i), LLVMGetParam(function, i));
      }
      InstructionWidening instructions = new InstructionWidening(builder, values, layout);
      new FlowWidening(flow, shapes, builder, values, instructions, function).write();
    }
    module.runOn(function, CLEAN, machine);
    return new WidenedBody(Optional.of(function), Optional.empty());
  }

  private static LLVMValueRef declare(DeviceModule module, LLVMValueRef body) {
    LLVMValueRef function =
        LLVMAddFunction(module.ref(), nameOf(Llvm.name(body)), LLVMGlobalGetValueType(body));
    Llvm.addAttribute(module.context(), function, "alwaysinline");
    Llvm.addAttribute(module.context(), function, "nounwind");
    return function;
  }

  /** The name of the function of several work-items. */
  public static String nameOf(String body) {
    return body + ".lanes";
  }
}
