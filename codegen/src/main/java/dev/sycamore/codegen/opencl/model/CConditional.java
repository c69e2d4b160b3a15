package dev.sycamore.codegen.opencl.model;

/** The operator {@code ?:}. */
public record CConditional(CExpression condition, CExpression whenTrue, CExpression whenFalse)
    implements CExpression {

  public CConditional {
    condition = CParentheses.operand(condition);
    whenTrue = CParentheses.operand(whenTrue);
    whenFalse = CParentheses.operand(whenFalse);
  }

  @Override
  public void print(StringBuilder out) {
    condition.print(out);
    out.append(" ? ");
    whenTrue.print(out);
    out.append(" : ");
    whenFalse.print(out);
  }
}
