package dev.sycamore.codegen.opencl.model;

import java.util.List;

/** Runs the body for {@code index} from 0 to {@code count - 1}. */
public record CCountingLoop(String index, int count, List<CStatement> body) implements CStatement {
  public CCountingLoop {
    body = List.copyOf(body);
  }

  @Override
  public void print(StringBuilder out) {
    out.append("for (int ")
        .append(index)
        .append(" = 0; ")
        .append(index)
        .append(" < ")
        .append(count);
    out.append("; ").append(index).append("++) {\n");
    Printing.inOrder(body, out);
    out.append("}\n");
  }
}
