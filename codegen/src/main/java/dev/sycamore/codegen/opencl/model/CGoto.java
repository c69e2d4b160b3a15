package dev.sycamore.codegen.opencl.model;

/** Jumps to a label of the same function. */
public record CGoto(String label) implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append("goto ").append(label).append(";\n");
  }
}
