package dev.sycamore.model;

import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;

/**
 * A function that a kernel reaches, at known types and address spaces.
 *
 * @param symbol unique in the unit, a C identifier
 * @param displayName as messages show it, such as {@code InitA.foo(int)}
 * @param external whether other modules may call it (SYCL_EXTERNAL)
 */
public record DeviceFunction(
    String symbol,
    String displayName,
    DeviceType returnType,
    List<Variable> parameters,
    Block body,
    boolean external,
    SourceSpan span) {

  public DeviceFunction {
    parameters = List.copyOf(parameters);
  }

  /** The same function with another body, as a pass leaves it. */
  public DeviceFunction withBody(Block newBody) {
    return new DeviceFunction(symbol, displayName, returnType, parameters, newBody, external, span);
  }
}
