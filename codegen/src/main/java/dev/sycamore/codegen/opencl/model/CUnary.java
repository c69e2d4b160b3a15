package dev.sycamore.codegen.opencl.model;

/** An operator before its operand. */
public record CUnary(String operator, CExpression operand) implements CExpression {

  public CUnary {
    operand = CParentheses.prefixed(operand);
  }
}
