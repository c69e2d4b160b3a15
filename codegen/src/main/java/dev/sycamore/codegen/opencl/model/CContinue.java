package dev.sycamore.codegen.opencl.model;

/** Goes on with the innermost loop. */
public record CContinue() implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append("continue;\n");
  }
}
