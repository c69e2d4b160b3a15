package dev.sycamore.codegen.opencl.model;

/**
 * A function of our own, as text.
 *
 * @param guard the condition of the preprocessor for it; empty for none
 */
public record CHelper(String name, String guard, String text) implements CGuarded {
  @Override
  public void printDeclaration(StringBuilder out) {
    out.append(text);
    if (!text.endsWith("\n")) {
      out.append('\n');
    }
  }
}
