package dev.sycamore.codegen.opencl.model;

/** An operator between its operands. */
public record CBinary(CExpression left, String operator, CExpression right) implements CExpression {

  public CBinary {
    left = CParentheses.operand(left);
    right = CParentheses.operand(right);
  }

  @Override
  public void print(StringBuilder out) {
    left.print(out);
    out.append(' ').append(operator).append(' ');
    right.print(out);
  }
}
