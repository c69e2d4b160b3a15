package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** A switch with fall through. */
public record CSwitch(CExpression selector, List<CCase> cases) implements CStatement {
  public CSwitch {
    cases = List.copyOf(cases);
  }
}
