package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionCopy;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.LinkedHashMap;
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
public record WidenedBody(Optional<LLVMValueRef> function, Optional<LaneObstacle> obstacle) {

  /** SSA form without memory, one jump back for each loop, no switches, one return. */
  private static final String CANONICAL =
      "sroa,early-cse,simplifycfg,lower-switch,mergereturn,"
          + "loop-simplify,lcssa,loop(loop-rotate),loop-simplify,lcssa";

  private static final String CLEAN = "sroa,early-cse,simplifycfg,adce";

  /**
   * Writes the function of all lanes; the old one stays as it is.
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
    String name = nameOf(Llvm.name(body));
    LLVMValueRef single = FunctionCopy.of(body, name + ".single");
    try {
      module.runOn(single, CANONICAL, machine);
      return ofCanonical(module, single, name, width, parameters, machine);
    } finally {
      LLVMDeleteFunction(single);
    }
  }

  private static WidenedBody ofCanonical(
      DeviceModule module,
      LLVMValueRef single,
      String name,
      int width,
      Map<Integer, LaneShape> parameters,
      TargetMachine machine)
      throws CompileException {
    FunctionFlow flow = FunctionFlow.of(single);
    Optional<LaneObstacle> obstacle = LaneObstacles.first(flow);
    if (obstacle.isPresent()) {
      return new WidenedBody(Optional.empty(), obstacle);
    }
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
    PrivateMemory memory = PrivateMemory.of(single, layout, width);
    Map<LLVMValueRef, LaneShape> known = new LinkedHashMap<>(memory.shapes());
    parameters.forEach((p, shape) -> known.put(LLVMGetParam(single, p), shape));
    LaneShapes shapes = LaneShapes.of(flow, layout, known);
    LLVMValueRef function = declare(module, single, name);
    try (LaneBuilder builder = new LaneBuilder(module.ref(), function, width)) {
      LLVMBasicBlockRef entry = builder.newBlock("entry");
      builder.moveTo(entry);
      LaneValues values = new LaneValues(builder, shapes, entry);
      List<LLVMValueRef> old = Llvm.parameters(single);
      for (int i = 0; i < old.size(); i++) {
        values.setParameter(old.get(i), LLVMGetParam(function, i));
      }
      InstructionWidening instructions = new InstructionWidening(builder, values, layout, memory);
      new FlowWidening(flow, shapes, builder, values, instructions).write();
    }
    module.runOn(function, CLEAN, machine);
    return new WidenedBody(Optional.of(function), Optional.empty());
  }

  private static LLVMValueRef declare(DeviceModule module, LLVMValueRef single, String name) {
    LLVMValueRef function = LLVMAddFunction(module.ref(), name, LLVMGlobalGetValueType(single));
    Llvm.addAttribute(module.context(), function, "alwaysinline");
    Llvm.addAttribute(module.context(), function, "nounwind");
    return function;
  }

  /** The name of the function of several work-items. */
  public static String nameOf(String body) {
    return body + ".lanes";
  }
}
