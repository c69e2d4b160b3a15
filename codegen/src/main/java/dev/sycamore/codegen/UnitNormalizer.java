package dev.sycamore.codegen;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.passes.PassPipeline;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;

/**
 * The one way from a unit as the outliner made it to what the generators, and the binding class,
 * are made from.
 */
public final class UnitNormalizer {

  private UnitNormalizer() {}

  /**
   * The unit in normal form, with what its kernels report to the host written out.
   *
   * @param checks whether indices, divisors and assertions are checked; assertions are not even
   *     evaluated without it
   * @throws CodegenException if the unit breaks a rule of the device model
   */
  public static NormalizedUnit normalize(DeviceUnit unit, boolean checks) {
    CodeContents contents = CodeContents.of(unit);
    // A thread takes longer than the work on a small kernel.
    return contents.isDeep()
        ? DeepStack.call(() -> PassPipeline.run(unit, contents, checks))
        : PassPipeline.run(unit, contents, checks);
  }
}
