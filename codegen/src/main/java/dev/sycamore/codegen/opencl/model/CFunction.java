package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * A function or a kernel.
 *
 * @param qualifier what comes before the type, with a space; may be empty
 */
public record CFunction(
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
