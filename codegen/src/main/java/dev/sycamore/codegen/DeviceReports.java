package dev.sycamore.codegen;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.passes.Reporting;
import dev.sycamore.model.program.DeviceUnit;

/** What kernels tell the host while they run: violations, assertions, printed lines. */
public final class DeviceReports {

  private DeviceReports() {}

  /**
   * The unit with its reports written out, for the generators and for the binding class.
   *
   * @param checks whether indices, divisors and assertions are checked; assertions are not even
   *     evaluated without it
   * @throws CodegenException if the unit breaks a rule of the device model
   */
  public static DeviceUnit writeOut(DeviceUnit unit, boolean checks) {
    return DeepStack.call(() -> Reporting.apply(unit, checks));
  }
}
