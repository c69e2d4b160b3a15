package dev.sycamore.codegen.opencl.model;

/** An element of what a pointer points to. */
public record CElement(CExpression pointer, CExpression index) implements CExpression {

  public CElement {
    pointer = CParentheses.primary(pointer);
  }

  @Override
  public void print(StringBuilder out) {
    pointer.print(out);
    out.append('[');
    index.print(out);
    out.append(']');
  }
}
