package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import java.util.ArrayList;
import java.util.List;

/** A pass that treats each kernel and each function for itself. */
public abstract class BodyPass implements UnitPass {

  /**
   * The new body of one kernel or function; the same object if nothing changes.
   *
   * @param fresh makes variables that the body does not have yet
   */
  protected abstract Block run(Block body, FreshVariables fresh);

  @Override
  public final DeviceUnit run(DeviceUnit unit) {
    boolean changed = false;
    List<Kernel> kernels = new ArrayList<>(unit.kernels().size());
    for (Kernel kernel : unit.kernels()) {
      Block body = run(kernel.body(), FreshVariables.of(kernel));
      boolean same = isSame(body, kernel.body());
      kernels.add(same ? kernel : kernel.withBody(body));
      changed |= !same;
    }
    List<DeviceFunction> functions = new ArrayList<>(unit.functions().size());
    for (DeviceFunction function : unit.functions()) {
      Block body = run(function.body(), FreshVariables.of(function));
      boolean same = isSame(body, function.body());
      functions.add(same ? function : function.withBody(body));
      changed |= !same;
    }
    return changed ? unit.withCode(kernels, functions) : unit;
  }

  private static boolean isSame(DeviceStatement a, DeviceStatement b) {
    return a == b;
  }
}
