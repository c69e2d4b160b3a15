package dev.sycamore.codegen.opencl.model;

/** Leaves the innermost loop or switch. */
public record CBreak() implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append("break;\n");
  }
}
