package dev.sycamore.codegen.opencl.model;

/** An operator between its operands. */
public record CBinary(CExpression left, String operator, CExpression right) implements CExpression {

  public CBinary {
    left = CParentheses.operand(left);
    right = CParentheses.operand(right);
  }
}
