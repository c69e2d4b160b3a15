package dev.sycamore.codegen.opencl.model;

/** A member of a struct value. */
public record CMember(CExpression record, String member) implements CExpression {

  public CMember {
    record = CParentheses.primary(record);
  }

  @Override
  public void print(StringBuilder out) {
    record.print(out);
    out.append('.').append(member);
  }
}
