package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A choice between statements. */
public record CIf(CExpression condition, List<CStatement> thenBranch, List<CStatement> elseBranch)
    implements CStatement {
  public CIf {
    thenBranch = List.copyOf(thenBranch);
    elseBranch = List.copyOf(elseBranch);
  }
}
