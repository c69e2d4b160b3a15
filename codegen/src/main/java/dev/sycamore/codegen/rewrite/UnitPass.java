package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.program.DeviceUnit;

/** One step towards the normal form. Does not change what the unit means. */
@FunctionalInterface
public interface UnitPass {

  DeviceUnit run(DeviceUnit unit);

  /**
   * Whether there may be something to do.
   *
   * @param contents what was in the code before the first pass; none adds to it
   */
  default boolean appliesTo(CodeContents contents) {
    return true;
  }
}
