package dev.sycamore.compiled;

/** The binding of {@link WholeText}. */
public final class WholeText__Sycamore extends TextKernels {
  public WholeText__Sycamore() {
    super("WholeText.java", 11, "whole.cl", "first", "second");
  }
}
