package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.program.DeviceUnit;

/** One step towards the normal form. Does not change what the unit means. */
@FunctionalInterface
public interface UnitPass {

  DeviceUnit run(DeviceUnit unit);
}
