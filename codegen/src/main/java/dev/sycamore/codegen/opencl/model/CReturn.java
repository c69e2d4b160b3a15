package dev.sycamore.codegen.opencl.model;

import java.util.Optional;

/** Leaves the function. */
public record CReturn(Optional<CExpression> value) implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append("return");
    if (value.isPresent()) {
      out.append(' ');
      value.get().print(out);
    }
    out.append(";\n");
  }
}
