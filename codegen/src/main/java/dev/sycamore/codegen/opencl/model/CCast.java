package dev.sycamore.codegen.opencl.model;

/** A conversion to a scalar type. */
public record CCast(String type, CExpression operand) implements CExpression {

  public CCast {
    operand = CParentheses.prefixed(operand);
  }

  @Override
  public void print(StringBuilder out) {
    out.append('(').append(type).append(')');
    operand.print(out);
  }
}
