package dev.sycamore.codegen.opencl.model;

/** An expression in parentheses. */
public record CParentheses(CExpression inner) implements CExpression {

  /** As an operand of an operator with two operands, or of {@code ?:}. */
  static CExpression operand(CExpression e) {
    return e instanceof CBinary || e instanceof CConditional ? new CParentheses(e) : e;
  }

  /** As the operand of an operator or cast before it; two signs never meet. */
  static CExpression prefixed(CExpression e) {
    return e instanceof CUnary ? new CParentheses(e) : operand(e);
  }

  /** Before an index or a member. */
  static CExpression primary(CExpression e) {
    boolean prefix = e instanceof CCast || e instanceof CAddress || e instanceof CStructValue;
    return prefix ? new CParentheses(e) : prefixed(e);
  }

  @Override
  public void print(StringBuilder out) {
    out.append('(');
    inner.print(out);
    out.append(')');
  }
}
