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
    List<CStatement> body)
    implements CGuarded {
  public CFunction {
    parameters = List.copyOf(parameters);
    body = List.copyOf(body);
  }

  /** The same function with other code. */
  public CFunction withBody(List<CStatement> other) {
    return new CFunction(guard, qualifier, returnType, name, parameters, other);
  }

  @Override
  public void printDeclaration(StringBuilder out) {
    out.append(qualifier).append(returnType).append(' ').append(name).append('(');
    if (parameters.isEmpty()) {
      out.append("void");
    }
    Printing.separated(parameters, out);
    out.append(") {\n");
    Printing.inOrder(body, out);
    out.append("}\n");
  }
}
