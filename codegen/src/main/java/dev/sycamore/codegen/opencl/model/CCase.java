package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** Where control enters a switch; its statements are a scope of their own. */
public record CCase(List<String> labels, boolean otherwise, List<CStatement> statements)
    implements CNode {
  public CCase {
    labels = List.copyOf(labels);
    statements = List.copyOf(statements);
  }

  @Override
  public void print(StringBuilder out) {
    for (String label : labels) {
      out.append("case ").append(label).append(":\n");
    }
    if (otherwise) {
      out.append("default:\n");
    }
    out.append("{\n");
    Printing.inOrder(statements, out);
    out.append("}\n");
  }
}
