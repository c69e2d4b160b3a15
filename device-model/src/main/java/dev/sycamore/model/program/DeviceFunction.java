package dev.sycamore.model.program;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.type.DeviceType;
import java.util.List;
import java.util.Optional;

/**
 * A function that a kernel reaches, at known types and address spaces.
 *
 * @param symbol unique in the unit, a C identifier
 * @param displayName as messages show it, such as {@code InitA.foo(int)}
 * @param external whether other modules may call it (SYCL_EXTERNAL)
 * @param origin whose code it is
 * @param aspects what it and its callees use and declare
 * @param requiredSubGroupSize that it demands of the kernels that call it
 * @param unchecked why its own code has no checks, for users; empty if it has them
 */
public record DeviceFunction(
    String symbol,
    String displayName,
    DeviceType returnType,
    List<Variable> parameters,
    Block body,
    boolean external,
    CodeOrigin origin,
    AspectRequirements aspects,
    Optional<SubGroupSize> requiredSubGroupSize,
    Optional<String> unchecked,
    SourceSpan span) {

  public DeviceFunction {
    parameters = List.copyOf(parameters);
  }

  /** A function of this unit alone, without aspects and demands. */
  public DeviceFunction(
      String symbol,
      String displayName,
      DeviceType returnType,
      List<Variable> parameters,
      Block body,
      boolean external,
      CodeOrigin origin,
      SourceSpan span) {
    this(
        symbol,
        displayName,
        returnType,
        parameters,
        body,
        external,
        origin,
        AspectRequirements.NONE,
        Optional.empty(),
        Optional.empty(),
        span);
  }

  /** Whether it belongs to the device library. */
  public boolean library() {
    return origin == CodeOrigin.DEVICE_LIBRARY;
  }

  /** The same function with what becomes known of it when all functions are. */
  public DeviceFunction requiring(
      AspectRequirements newAspects, Optional<SubGroupSize> newSubGroupSize) {
    return new DeviceFunction(
        symbol,
        displayName,
        returnType,
        parameters,
        body,
        external,
        origin,
        newAspects,
        newSubGroupSize,
        unchecked,
        span);
  }

  /** The same function, exported from its module. */
  public DeviceFunction exported() {
    return with(parameters, body, true, unchecked);
  }

  /** The same function, whose own code has no checks. */
  public DeviceFunction withoutChecks(String why) {
    return with(parameters, body, external, Optional.of(why));
  }

  /** The same function with another body, as a pass leaves it. */
  public DeviceFunction withBody(Block newBody) {
    return with(parameters, newBody);
  }

  /** The same function with other parameters and another body, as a pass leaves it. */
  public DeviceFunction with(List<Variable> newParameters, Block newBody) {
    return with(newParameters, newBody, external, unchecked);
  }

  private DeviceFunction with(
      List<Variable> newParameters,
      Block newBody,
      boolean isExternal,
      Optional<String> newUnchecked) {
    return new DeviceFunction(
        symbol,
        displayName,
        returnType,
        newParameters,
        newBody,
        isExternal,
        origin,
        aspects,
        requiredSubGroupSize,
        newUnchecked,
        span);
  }
}
