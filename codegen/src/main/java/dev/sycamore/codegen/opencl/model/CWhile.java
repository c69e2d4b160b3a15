package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * A loop that tests first.
 *
 * @param scalar whether compilers for processors must not make vectors of it
 */
public record CWhile(CExpression condition, List<CStatement> body, boolean scalar)
    implements CStatement {

  /** The same for all compilers that come from clang; others leave out what they do not know. */
  static final String SCALAR = "#pragma clang loop vectorize(disable)\n";

  public CWhile {
    body = List.copyOf(body);
  }

  @Override
  public void print(StringBuilder out) {
    out.append(scalar ? SCALAR : "").append("while (");
    condition.print(out);
    out.append(") {\n");
    Printing.inOrder(body, out);
    out.append("}\n");
  }
}
