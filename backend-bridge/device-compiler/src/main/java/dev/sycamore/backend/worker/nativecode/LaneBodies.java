package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.fences.FoldedCounters;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.stream.EntryPrefetches;
import dev.sycamore.backend.worker.lanes.stream.StreamPrefetches;
import dev.sycamore.backend.worker.lanes.widen.LaneObstacle;
import dev.sycamore.backend.worker.lanes.widen.SingleBody;
import dev.sycamore.backend.worker.lanes.widen.WidenedBody;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes a kernel's code for several work-items in the lanes of vectors, where it can and pays. */
final class LaneBodies {

  private final DeviceModule module;
  private final KernelSignature kernel;
  private final LaneWidths widths;
  private final TargetMachine machine;
  private final List<String> names = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();

  LaneBodies(
      DeviceModule module, KernelSignature kernel, LaneWidths widths, TargetMachine machine) {
    this.module = module;
    this.kernel = kernel;
    // The rows of groups of several dimensions, which are tiles mostly, have few work-items.
    this.widths =
        kernel.form() == KernelForm.ND_RANGE && kernel.dimensions() > 1
            ? widths.ofOneRegister()
            : widths;
    this.machine = machine;
  }

  /** What differs between neighbours in dimension 0, by the position of the parameter. */
  Map<Integer, LaneShape> neighbours() {
    int hidden = kernel.parameters().size();
    if (isOneRow()) {
      return Map.of(hidden + WorkItemValue.LOCAL_ID.position(0), LaneShape.strided(1));
    }
    // Each work-item of a plain range is a group of its own.
    WorkItemValue place =
        kernel.form() == KernelForm.RANGE ? WorkItemValue.GROUP_ID : WorkItemValue.LOCAL_ID;
    return Map.of(
        hidden + WorkItemValue.GLOBAL_ID.position(0), LaneShape.strided(1),
        hidden + place.position(0), LaneShape.strided(1));
  }

  /** What differs between the work-items of a group; empty if that is not all that does. */
  Set<Integer> differing() {
    Set<Integer> positions = new HashSet<>();
    for (int d = 0; d < kernel.dimensions() && !widths.areSubGroups(); d++) {
      positions.add(kernel.parameters().size() + WorkItemValue.GLOBAL_ID.position(d));
      positions.add(kernel.parameters().size() + WorkItemValue.LOCAL_ID.position(d));
    }
    return positions;
  }

  /** Whether the work-items of a group of several dimensions run as one row. */
  boolean isOneRow() {
    return widths.areSubGroups() && kernel.dimensions() > 1;
  }

  /** Whether the lanes are the work-items of sub-groups. */
  boolean areSubGroups() {
    return widths.areSubGroups();
  }

  /** The body of a kernel without barriers. */
  Optional<LaneBody> of(KernelBody body) throws CompileException {
    Optional<LaneBody> lanes =
        of(SingleBody.of(body.function(), neighbours()), kernel.bodyName() + ".lanes", "");
    if (lanes.isEmpty()) {
      EntryPrefetches.write(module, body.function());
    } else {
      RestLoops.keepRolled(body.function());
    }
    return lanes;
  }

  /**
   * For each state of a kernel with barriers its code, if it is in lanes.
   *
   * @param steps what the group does in each of them
   */
  List<Optional<LaneBody>> of(BarrierSteppedBody stepped, List<StepState> steps)
      throws CompileException {
    Map<Integer, LaneShape> parameters = new HashMap<>(neighbours());
    int state = stepped.stateParameter();
    parameters.put(state + 1, LaneShape.strided(1));
    Map<Integer, LaneShape> slots = new HashMap<>();
    for (int i = 0; i < stepped.slotShapes().size(); i++) {
      if (!stepped.slotShapes().get(i).isVarying()) {
        slots.put(state + 2 + i, stepped.slotShapes().get(i));
      }
    }
    List<Optional<LaneBody>> bodies = new ArrayList<>();
    boolean alone = false;
    for (StepState step : steps) {
      if (step instanceof StepState.Items items) {
        String name = kernel.bodyName() + ".lanes." + bodies.size();
        Optional<LaneBody> lanes = of(items, name, parameters, slots);
        alone |= lanes.isEmpty() && !items.isOwn();
        bodies.add(lanes);
      } else {
        bodies.add(Optional.empty());
      }
    }
    if (!alone) {
      RestLoops.keepRolled(stepped.function());
    }
    return bodies;
  }

  private Optional<LaneBody> of(
      StepState.Items items,
      String name,
      Map<Integer, LaneShape> parameters,
      Map<Integer, LaneShape> slots)
      throws CompileException {
    String part =
        items.barrier() == 0
            ? "up to the first barrier, "
            : "after barrier " + items.barrier() + ", ";
    if (items.active().filter(ActiveItems::single).isPresent()) {
      remark(part + "one work-item of a row only");
      return Optional.empty();
    }
    SingleBody single = new SingleBody(items.function(), parameters, items.constants(), slots);
    Optional<LaneBody> lanes = of(single, name, part);
    if (items.isOwn() && lanes.isPresent()) {
      RestLoops.keepRolled(items.function());
    }
    return lanes;
  }

  /** The functions that were written. */
  List<String> names() {
    return names;
  }

  /** In how many lanes the kernel runs, or why in none. */
  List<String> remarks() {
    return remarks;
  }

  private Optional<LaneBody> of(SingleBody body, String name, String part) throws CompileException {
    try {
      WidenedBody widened = WidenedBody.of(module, body, name, widths, hasRests(), machine);
      // Its loops are written anew, without the hints of the scalar ones.
      FoldedCounters.keepScalar(widened.function());
      if (widths.areSubGroups()) {
        ShuffleLoops.unroll(widened.function());
      }
      widened.rest().ifPresent(rest -> FoldedCounters.keepScalar(rest.function()));
      StreamPrefetches.write(module, widened.function(), steps(body, widened.width()));
      names.add(name);
      Optional<LaneBody.Rest> rest =
          widened.rest().map(r -> new LaneBody.Rest(Llvm.name(r.function()), r.fewest()));
      rest.ifPresent(r -> names.add(r.name()));
      String which = widths.areSubGroups() ? " work-items of a sub-group" : " work-items";
      remark(part + widened.width() + which + " at a time, in the lanes of vectors");
      return Optional.of(new LaneBody(name, widened.width(), rest));
    } catch (LaneObstacle obstacle) {
      if (widths.areSubGroups()) {
        throw kernel.refused("its sub-groups cannot run in lanes: " + obstacle.getMessage());
      }
      remark(part + "one work-item at a time: " + obstacle.getMessage());
      return Optional.empty();
    }
  }

  /**
   * How much larger parameters are for the next vector of work-items, if it is the next in memory.
   */
  private Map<Integer, Long> steps(SingleBody body, int width) {
    Map<Integer, Long> steps = new HashMap<>();
    if (kernel.form() == KernelForm.RANGE || kernel.dimensions() == 1) {
      body.parameters().forEach((position, shape) -> steps.put(position, shape.stride() * width));
    }
    return steps;
  }

  /** Whether rows of work-items are so short that what is left of vectors counts. */
  private boolean hasRests() {
    return kernel.form() == KernelForm.ND_RANGE || kernel.dimensions() > 1;
  }

  private void remark(String text) {
    remarks.add(text);
  }
}
