package dev.sycamore.compiled;

/** The binding of {@link TextOfParts}. */
public final class TextOfParts__Sycamore extends TextKernels {
  public TextOfParts__Sycamore() {
    super("TextOfParts.java", 11, "parts.cl", "first", "second", "broken");
  }
}
