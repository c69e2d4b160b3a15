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
import java.util.LinkedHashMap;
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
   * @param widths the numbers of lanes to choose from
   * @param parameters the shapes of the parameters that differ between lanes, by position
   * @throws LaneObstacle if the scalar form has to remain
   */
  public static WidenedBody of(
      DeviceModule module,
      LLVMValueRef body,
      LaneWidths widths,
      Map<Integer, LaneShape> parameters,
      TargetMachine machine)
      throws CompileException, LaneObstacle {
    String name = nameOf(Llvm.name(body));
    LLVMValueRef single = FunctionCopy.of(body, name + ".single");
    try {
      module.runOn(single, CANONICAL, machine);
      return ofCanonical(module, single, name, widths, parameters, machine);
    } finally {
      LLVMDeleteFunction(single);
    }
  }

  private static WidenedBody ofCanonical(
      DeviceModule module,
      LLVMValueRef single,
      String name,
      LaneWidths widths,
      Map<Integer, LaneShape> parameters,
      TargetMachine machine)
      throws CompileException, LaneObstacle {
    FunctionFlow flow = FunctionFlow.of(single);
    LaneObstacles.check(flow);
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
    PrivateMemory memory = PrivateMemory.of(single, layout);
    Map<LLVMValueRef, LaneShape> known = new LinkedHashMap<>(memory.shapes());
    parameters.forEach((p, shape) -> known.put(LLVMGetParam(single, p), shape));
    int width = width(widths, flow, LaneShapes.of(flow, layout, known), layout);
    memory.spread(width);
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
    return new WidenedBody(function, width);
  }

  private static int width(
      LaneWidths widths, FunctionFlow flow, LaneShapes shapes, LLVMTargetDataRef layout)
      throws LaneObstacle {
    LaneCost cost =
        new LaneCost(flow, shapes, layout, widths.unit(), i -> LaneForms.isWidened(i, layout));
    if (Boolean.getBoolean("lanes.debug"))
      System.err.printf(
          "cost scalar %.1f, 4: %.1f 8: %.1f 16: %.1f -> %s%n",
          cost.ofScalar(), cost.ofLanes(4), cost.ofLanes(8), cost.ofLanes(16), widths.choose(cost));
    return widths
        .choose(cost)
        .orElseThrow(
            () ->
                new LaneObstacle(
                    String.format(
                        Locale.ROOT,
                        "scalar code is estimated to be faster: %.0f against %.0f in %d lanes",
                        cost.ofScalar(),
                        cost.ofLanes(widths.unit().lanes()),
                        widths.unit().lanes()),
                    Optional.empty()));
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
