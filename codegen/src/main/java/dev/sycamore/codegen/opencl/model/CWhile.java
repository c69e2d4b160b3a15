package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A loop that tests first. */
public record CWhile(CExpression condition, List<CStatement> body) implements CStatement {
  public CWhile {
    body = List.copyOf(body);
  }

  @Override
  public void print(StringBuilder out) {
    out.append("while (");
    condition.print(out);
    out.append(") {\n");
    Printing.inOrder(body, out);
    out.append("}\n");
  }
}
