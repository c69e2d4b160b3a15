package dev.sycamore.codegen;

import dev.sycamore.binding.ir.Detection;
import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.llvm.ModuleEmitter;
import dev.sycamore.diagnostics.stack.DeepStack;
import dev.sycamore.model.program.NormalizedUnit;
import java.util.Set;

/**
 * LLVM IR text for the device build: LLVM 20 syntax, SPIR flavour, as {@code docs/FORMATS.md},
 * section 1, defines it. The same unit always gives the same text.
 */
public final class LlvmIrGenerator {

  private LlvmIrGenerator() {}

  /**
   * One module with all kernels and functions of the unit.
   *
   * @throws CodegenException if the unit breaks a rule of the device model
   */
  public static String generate(NormalizedUnit unit) {
    return generate(unit, false);
  }

  /**
   * As {@link #generate(NormalizedUnit)}.
   *
   * @param debugInfo whether instructions have file, line and column of the Java source
   * @throws CodegenException if the unit breaks a rule of the device model
   */
  public static String generate(NormalizedUnit unit, boolean debugInfo) {
    return generate(unit, debugInfo, Set.of());
  }

  /**
   * As {@link #generate(NormalizedUnit, boolean)}.
   *
   * @param detections what kernels are watched for
   * @throws CodegenException if the unit breaks a rule of the device model
   */
  public static String generate(NormalizedUnit unit, boolean debugInfo, Set<Detection> detections) {
    return unit.isShallow()
        ? ModuleEmitter.emit(unit, debugInfo, detections)
        : DeepStack.call(() -> ModuleEmitter.emit(unit, debugInfo, detections));
  }
}
