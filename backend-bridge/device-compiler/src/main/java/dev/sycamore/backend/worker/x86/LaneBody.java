package dev.sycamore.backend.worker.x86;

import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.shape.LaneShape;
import dev.sycamore.backend.worker.lanes.widen.LaneObstacle;
import dev.sycamore.backend.worker.lanes.widen.WidenedBody;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.KernelBody;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import java.util.Map;

/**
 * The body of a kernel for neighbours in dimension 0.
 *
 * @param name the name of the function
 * @param width the number of work-items that it runs
 */
record LaneBody(String name, int width) {

  /**
   * Writes it.
   *
   * @throws LaneObstacle if the kernel cannot run in lanes
   */
  static LaneBody of(
      DeviceModule module,
      KernelSignature kernel,
      KernelBody body,
      LaneWidths widths,
      TargetMachine machine)
      throws CompileException, LaneObstacle {
    WidenedBody widened =
        WidenedBody.of(module, body.function(), widths, neighbours(kernel), machine);
    return new LaneBody(Llvm.name(widened.function()), widened.width());
  }

  /** What differs between neighbours in dimension 0. */
  private static Map<Integer, LaneShape> neighbours(KernelSignature kernel) {
    int hidden = kernel.parameters().size();
    // Each work-item of a plain range is a group of its own.
    WorkItemValue place =
        kernel.form() == KernelForm.RANGE ? WorkItemValue.GROUP_ID : WorkItemValue.LOCAL_ID;
    return Map.of(
        hidden + WorkItemValue.GLOBAL_ID.position(0), LaneShape.strided(1),
        hidden + place.position(0), LaneShape.strided(1));
  }
}
