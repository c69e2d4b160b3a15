package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** Where control enters a switch; its statements are a scope of their own. */
public record CCase(List<String> labels, boolean otherwise, List<CStatement> statements) {
  public CCase {
    labels = List.copyOf(labels);
    statements = List.copyOf(statements);
  }
}
