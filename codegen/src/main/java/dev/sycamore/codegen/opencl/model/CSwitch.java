package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A switch with fall through. */
public record CSwitch(CExpression selector, List<CCase> cases) implements CStatement {
  public CSwitch {
    cases = List.copyOf(cases);
  }

  @Override
  public void print(StringBuilder out) {
    out.append("switch (");
    selector.print(out);
    out.append(") {\n");
    Printing.inOrder(cases, out);
    out.append("}\n");
  }
}
