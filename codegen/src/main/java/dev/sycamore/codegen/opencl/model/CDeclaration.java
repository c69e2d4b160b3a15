package dev.sycamore.codegen.opencl.model;

import java.util.Optional;

/** A variable, with its initial value if it has one. */
public record CDeclaration(String type, String name, Optional<CExpression> initializer)
    implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append(type).append(' ').append(name);
    if (initializer.isPresent()) {
      out.append(" = ");
      initializer.get().print(out);
    }
    out.append(";\n");
  }
}
