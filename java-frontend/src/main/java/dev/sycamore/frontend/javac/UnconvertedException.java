package dev.sycamore.frontend.javac;

/** The tree of a file has something that is not converted, or is not that of its text. */
final class UnconvertedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param what is not converted
   */
  UnconvertedException(String what) {
    super(what, null, false, false);
  }
}
