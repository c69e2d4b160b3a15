package dev.sycamore.codegen;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.opencl.Indentation;
import dev.sycamore.codegen.opencl.UnitTranslator;
import dev.sycamore.codegen.passes.PassPipeline;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.model.program.NormalizedUnit;

/**
 * OpenCL C 1.2 text. Built with {@code -cl-fp32-correctly-rounded-divide-sqrt}, it has Java's
 * meaning. The same unit always gives the same text, in plain ASCII.
 */
public final class OpenClGenerator {

  private OpenClGenerator() {}

  /**
   * One program with all kernels and functions of the unit.
   *
   * @throws CodegenException if the unit breaks a rule of the device model
   */
  public static String generate(NormalizedUnit unit) {
    return unit.isShallow() ? text(unit) : DeepStack.call(() -> text(unit));
  }

  private static String text(NormalizedUnit unit) {
    StringBuilder text = new StringBuilder();
    UnitTranslator.translate(PassPipeline.forOpenCl(unit)).print(text);
    return Indentation.correct(text.toString());
  }
}
