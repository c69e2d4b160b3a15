package dev.sycamore.codegen.opencl.model;

/** An expression for its effects. */
public record CEvaluation(CExpression expression) implements CStatement {
  @Override
  public void print(StringBuilder out) {
    expression.print(out);
    out.append(";\n");
  }
}
