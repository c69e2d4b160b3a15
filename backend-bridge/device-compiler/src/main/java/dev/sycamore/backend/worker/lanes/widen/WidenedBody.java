package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.lanes.cost.LaneCost;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.FunctionCopy;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function of one work-item, written once more for several of them in the lanes of vectors. The
 * parameters are the same; where they differ between lanes, those of the first lane.
 *
 * @param function the new function
 * @param width the number of lanes
 */
public record WidenedBody(LLVMValueRef function, int width) {

  /** SSA form without memory, one jump back for each loop, no switches, one return. */
  private static final String CANONICAL =
      "sroa,early-cse,simplifycfg,lower-switch,mergereturn,"
          + "loop-simplify,lcssa,loop(loop-rotate),loop-simplify,lcssa";

  private static final String CLEAN = "sroa,early-cse,simplifycfg,adce";

  /**
   * Writes the function of all lanes; the old one stays as it is.
   *
   * @param name the new function's
   * @param widths the numbers of lanes to choose from
   * @throws LaneObstacle if the scalar form has to remain
   */
  public static WidenedBody of(
      DeviceModule module, SingleBody body, String name, LaneWidths widths, TargetMachine machine)
      throws CompileException, LaneObstacle {
    LLVMValueRef single = FunctionCopy.of(body.function(), name + ".single");
    try {
      body.fix(single);
      module.runOn(single, CANONICAL, machine);
      WidenedBody widened = ofCanonical(module, single, body, name, widths);
      module.runOn(widened.function(), CLEAN, machine);
      return widened;
    } finally {
      LLVMDeleteFunction(single);
    }
  }

  private static WidenedBody ofCanonical(
      DeviceModule module, LLVMValueRef single, SingleBody body, String name, LaneWidths widths)
      throws LaneObstacle {
    FunctionFlow flow = FunctionFlow.of(single);
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
    LaneObstacles.check(flow, layout);
    PrivateMemory memory = PrivateMemory.of(single, layout);
    Map<LLVMValueRef, LaneShape> known = body.known(single);
    known.putAll(memory.shapes());
    int width = width(widths, flow, LaneShapes.of(flow, layout, known), layout);
    memory.spread(width);
    LaneShapes shapes = LaneShapes.of(flow, layout, known);
    LLVMValueRef function = declare(module, body.function(), name);
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
    return new WidenedBody(function, width);
  }

  private static int width(
      LaneWidths widths, FunctionFlow flow, LaneShapes shapes, LLVMTargetDataRef layout)
      throws LaneObstacle {
    LaneCost cost =
        new LaneCost(flow, shapes, layout, widths.unit(), i -> LaneForms.isWidened(i, layout));
    return widths
        .choose(cost)
        .orElseThrow(
            () ->
                new LaneObstacle(
                    String.format(
                        Locale.ROOT,
                        "lanes are estimated not to pay: a cost of %.0f for each of %d, of %.0f alone",
                        cost.ofLanes(widths.unit().lanes()),
                        widths.unit().lanes(),
                        cost.ofScalar()),
                    Optional.empty()));
  }

  private static LLVMValueRef declare(DeviceModule module, LLVMValueRef body, String name) {
    LLVMValueRef function = LLVMAddFunction(module.ref(), name, LLVMGlobalGetValueType(body));
    Llvm.addAttribute(module.context(), function, "alwaysinline");
    Llvm.addAttribute(module.context(), function, "nounwind");
    Llvm.copyParameterAttributes(body, function);
    return function;
  }
}
