package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** Statements in a scope of their own. */
public record CBlock(List<CStatement> statements) implements CStatement {
  public CBlock {
    statements = List.copyOf(statements);
  }

  @Override
  public void print(StringBuilder out) {
    out.append("{\n");
    Printing.inOrder(statements, out);
    out.append("}\n");
  }
}
