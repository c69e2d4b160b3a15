package dev.sycamore.codegen.opencl.model;

/** Stores a value. */
public record CAssignment(CExpression target, CExpression value) implements CStatement {
  @Override
  public void print(StringBuilder out) {
    target.print(out);
    out.append(" = ");
    value.print(out);
    out.append(";\n");
  }
}
