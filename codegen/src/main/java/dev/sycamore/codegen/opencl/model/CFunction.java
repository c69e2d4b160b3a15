package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * A function or a kernel.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 * @param qualifier what comes before the type, with a space; may be empty
 */
public record CFunction(
    String guard,
    String qualifier,
    String returnType,
    String name,
    List<CVariable> parameters,
    List<CStatement> body) {
  public CFunction {
    parameters = List.copyOf(parameters);
    body = List.copyOf(body);
  }
}
