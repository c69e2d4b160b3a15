package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A loop that tests last. */
public record CDoWhile(List<CStatement> body, CExpression condition) implements CStatement {
  public CDoWhile {
    body = List.copyOf(body);
  }

  @Override
  public void print(StringBuilder out) {
    out.append("do {\n");
    Printing.inOrder(body, out);
    out.append("} while (");
    condition.print(out);
    out.append(");\n");
  }
}
