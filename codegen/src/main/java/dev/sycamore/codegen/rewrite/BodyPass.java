package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.Block;

/** A pass that treats each kernel and each function for itself. */
public abstract class BodyPass implements UnitPass {

  /**
   * The new body of one kernel or function.
   *
   * @param fresh makes variables that the body does not have yet
   */
  protected abstract Block run(Block body, FreshVariables fresh);

  @Override
  public final DeviceUnit run(DeviceUnit unit) {
    return unit.withCode(
        unit.kernels().stream().map(k -> k.withBody(run(k.body(), FreshVariables.of(k)))).toList(),
        unit.functions().stream()
            .map(f -> f.withBody(run(f.body(), FreshVariables.of(f))))
            .toList());
  }
}
