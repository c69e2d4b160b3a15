package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A call of a function or a builtin. */
public record CCall(String function, List<CExpression> arguments) implements CExpression {
  public CCall {
    arguments = List.copyOf(arguments);
  }

  @Override
  public void print(StringBuilder out) {
    out.append(function).append('(');
    Printing.separated(arguments, out);
    out.append(')');
  }
}
