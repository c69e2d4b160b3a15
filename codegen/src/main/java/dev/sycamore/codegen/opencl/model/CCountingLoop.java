package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** Runs the body for {@code index} from 0 to {@code count - 1}. */
public record CCountingLoop(String index, int count, List<CStatement> body) implements CStatement {
  public CCountingLoop {
    body = List.copyOf(body);
  }
}
