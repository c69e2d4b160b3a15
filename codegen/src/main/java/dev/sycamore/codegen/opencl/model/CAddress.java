package dev.sycamore.codegen.opencl.model;

/** The address of an element. */
public record CAddress(CElement element) implements CExpression {
  @Override
  public void print(StringBuilder out) {
    out.append('&');
    element.print(out);
  }
}
