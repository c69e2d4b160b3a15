package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A struct value from its members, in order. */
public record CStructValue(String type, List<CExpression> members) implements CExpression {
  public CStructValue {
    members = List.copyOf(members);
  }

  @Override
  public void print(StringBuilder out) {
    out.append('(').append(type).append("){");
    Printing.separated(members, out);
    out.append('}');
  }
}
