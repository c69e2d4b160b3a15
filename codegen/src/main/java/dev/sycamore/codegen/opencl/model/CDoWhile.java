package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * A loop that tests last.
 *
 * @param scalar whether compilers for processors must not make vectors of it
 */
public record CDoWhile(List<CStatement> body, CExpression condition, boolean scalar)
    implements CStatement {

  public CDoWhile {
    body = List.copyOf(body);
  }

  @Override
  public void print(StringBuilder out) {
    out.append(scalar ? CWhile.SCALAR : "").append("do {\n");
    Printing.inOrder(body, out);
    out.append("} while (");
    condition.print(out);
    out.append(");\n");
  }
}
