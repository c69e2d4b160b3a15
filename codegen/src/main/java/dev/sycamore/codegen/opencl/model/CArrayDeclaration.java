package dev.sycamore.codegen.opencl.model;

/** An array of a size of at least 1; its elements are undefined. */
public record CArrayDeclaration(String type, String name, int length) implements CStatement {
  @Override
  public void print(StringBuilder out) {
    out.append(type).append(' ').append(name).append('[').append(length).append("];\n");
  }
}
