package dev.sycamore.backend.worker.lanes.widen;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.lanes.cost.LaneCost;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.shape.LaneShapes;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A function of one work-item, written once more for several of them in the lanes of vectors. The
 * parameters are the same; where they differ between lanes, those of the first lane.
 *
 * @param function the new function
 * @param width the number of lanes
 * @param rest the same for work-items that do not fill a vector, if that was asked for and pays
 */
public record WidenedBody(LLVMValueRef function, int width, Optional<Rest> rest) {

  /**
   * A function for the first lanes only.
   *
   * @param function it takes one more parameter, the number of lanes that run: an {@code i32} of at
   *     least 1
   * @param fewest how many work-items have to be left for it to pay
   */
  public record Rest(LLVMValueRef function, int fewest) {}

  /**
   * SSA form without memory, one jump back for each loop, no switches, one return. What goes on
   * after a barrier in a loop in a loop may enter the outer one at two places.
   */
  private static final String CANONICAL =
      "sroa,early-cse,simplifycfg,lower-switch,fix-irreducible,mergereturn,"
          + "loop-simplify,lcssa,loop(loop-rotate),loop-simplify,lcssa";

  private static final String CLEAN = "sroa,early-cse,simplifycfg,adce";

  private static final String REST = ".rest";

  /**
   * Writes the function of all lanes; the old one stays as it is.
   *
   * @param name the new function's
   * @param widths the numbers of lanes to choose from
   * @param withRest whether work-items are often left of whole vectors
   * @throws LaneObstacle if the scalar form has to remain
   */
  public static WidenedBody of(
      DeviceModule module,
      SingleBody body,
      String name,
      LaneWidths widths,
      boolean withRest,
      TargetMachine machine)
      throws CompileException, LaneObstacle {
    LLVMValueRef single = body.copy(name + ".single");
    try {
      module.runOn(single, CANONICAL, machine);
      WidenedBody widened = ofCanonical(module, single, body, name, widths, withRest);
      module.runOn(widened.function(), CLEAN, machine);
      if (widened.rest().isPresent()) {
        module.runOn(widened.rest().get().function(), CLEAN, machine);
      }
      return widened;
    } finally {
      LLVMDeleteFunction(single);
    }
  }

  private static WidenedBody ofCanonical(
      DeviceModule module,
      LLVMValueRef single,
      SingleBody body,
      String name,
      LaneWidths widths,
      boolean withRest)
      throws LaneObstacle {
    FunctionFlow flow = FunctionFlow.of(single);
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
    LaneObstacles.check(flow, layout, widths.areSubGroups());
    PrivateLayout memory = PrivateLayout.of(single, layout);
    Map<LLVMValueRef, LaneShape> known = body.known(single);
    known.putAll(memory.shapes());
    LaneCost cost =
        new LaneCost(
            flow,
            LaneShapes.of(flow, layout, known),
            layout,
            widths.unit(),
            i -> LaneForms.isWidened(i, layout));
    int width = width(widths, cost, memory.bytes());
    int fewest = widths.fewestOfRest(cost, width);
    memory.spread(width);
    LaneShapes shapes = LaneShapes.of(flow, layout, known);
    BodyWriter writer = new BodyWriter(module, single, flow, shapes, memory, widths.unit(), width);
    LLVMValueRef function = declare(module, body.function(), name, List.of());
    writer.write(function, false);
    Optional<Rest> rest = Optional.empty();
    if (withRest && fewest < width) {
      LLVMTypeRef count = LLVMInt32TypeInContext(module.context());
      LLVMValueRef part = declare(module, body.function(), name + REST, List.of(count));
      writer.write(part, true);
      rest = Optional.of(new Rest(part, fewest));
    }
    return new WidenedBody(function, width, rest);
  }

  private static int width(LaneWidths widths, LaneCost cost, long privateBytes)
      throws LaneObstacle {
    OptionalInt width = widths.choose(cost, privateBytes);
    if (width.isPresent()) {
      return width.getAsInt();
    }
    int lanes = widths.widest(privateBytes);
    String reason =
        LaneWidths.hasRoom(privateBytes)
            ? "lanes are estimated not to pay: a cost of %.0f for each of %d, of %.0f alone"
            : "the stack has no room for the private arrays of several: %4$d bytes each";
    throw new LaneObstacle(
        String.format(
            Locale.ROOT, reason, cost.ofLanes(lanes), lanes, cost.ofScalar(), privateBytes),
        Optional.empty());
  }

  private static LLVMValueRef declare(
      DeviceModule module, LLVMValueRef body, String name, List<LLVMTypeRef> more) {
    List<LLVMTypeRef> types = new ArrayList<>();
    Llvm.parameters(body).forEach(parameter -> types.add(LLVMTypeOf(parameter)));
    types.addAll(more);
    LLVMTypeRef result = LLVMGetReturnType(LLVMGlobalGetValueType(body));
    LLVMValueRef function = LLVMAddFunction(module.ref(), name, Llvm.functionType(result, types));
    Llvm.addAttribute(module.context(), function, "alwaysinline");
    Llvm.addAttribute(module.context(), function, "nounwind");
    Llvm.copyParameterAttributes(body, function);
    return function;
  }
}
