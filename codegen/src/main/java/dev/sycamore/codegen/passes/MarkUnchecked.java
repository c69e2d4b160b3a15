package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import java.util.List;

/** Notes at kernels that the option leaves them without checks, for reports. */
final class MarkUnchecked implements UnitPass {

  private static final String WHY = "checks=off";

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    List<Kernel> kernels = unit.kernels().stream().map(k -> k.withoutChecks(WHY)).toList();
    return unit.withCode(kernels, unit.functions());
  }
}
