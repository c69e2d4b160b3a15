package dev.sycamore.codegen.opencl.model;

/** A parameter or a member. */
public record CVariable(String type, String name) implements CNode {
  @Override
  public void print(StringBuilder out) {
    out.append(type).append(' ').append(name);
  }
}
