package dev.sycamore.codegen;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.passes.PassPipeline;
import dev.sycamore.codegen.rewrite.CodeContents;
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
    return DeepStack.call(!contents.isDeep(), () -> PassPipeline.run(unit, contents, checks));
  }
}
