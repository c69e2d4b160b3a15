package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A choice between statements. */
public record CIf(CExpression condition, List<CStatement> thenBranch, List<CStatement> elseBranch)
    implements CStatement {
  public CIf {
    thenBranch = List.copyOf(thenBranch);
    elseBranch = List.copyOf(elseBranch);
  }

  /** Whether the other branch is a choice again, which needs no braces of its own. */
  public boolean chained() {
    return elseBranch.size() == 1 && elseBranch.get(0) instanceof CIf;
  }

  @Override
  public void print(StringBuilder out) {
    out.append("if (");
    condition.print(out);
    out.append(") {\n");
    Printing.inOrder(thenBranch, out);
    if (chained()) {
      out.append("} else ");
      elseBranch.get(0).print(out);
      return;
    }
    if (!elseBranch.isEmpty()) {
      out.append("} else {\n");
      Printing.inOrder(elseBranch, out);
    }
    out.append("}\n");
  }
}
