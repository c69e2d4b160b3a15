package dev.sycamore.codegen.opencl.model;

/** A name or a literal. */
public record CText(String text) implements CExpression {
  @Override
  public void print(StringBuilder out) {
    out.append(text);
  }
}
