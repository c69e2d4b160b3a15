package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * A function of another module.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 */
public record CPrototype(String guard, String returnType, String name, List<String> parameterTypes)
    implements CGuarded {
  public CPrototype {
    parameterTypes = List.copyOf(parameterTypes);
  }

  @Override
  public void printDeclaration(StringBuilder out) {
    out.append(returnType).append(' ').append(name).append('(');
    out.append(parameterTypes.isEmpty() ? "void" : String.join(", ", parameterTypes));
    out.append(");\n");
  }
}
