package dev.sycamore.codegen.opencl.model;

/** The target of jumps. */
public record CLabel(String label) implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append(label).append(": ;\n");
  }
}
