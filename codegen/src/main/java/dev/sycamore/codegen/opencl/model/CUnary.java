package dev.sycamore.codegen.opencl.model;

/** An operator before its operand. */
public record CUnary(String operator, CExpression operand) implements CExpression {

  public CUnary {
    operand = CParentheses.prefixed(operand);
  }

  @Override
  public void print(StringBuilder out) {
    out.append(operator);
    operand.print(out);
  }
}
