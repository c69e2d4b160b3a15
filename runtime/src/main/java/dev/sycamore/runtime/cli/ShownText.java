package dev.sycamore.runtime.cli;

/** Texts of drivers as one line for people. */
final class ShownText {
  private ShownText() {}

  static String of(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  /** What went wrong, without the stack. */
  static String of(Throwable failure) {
    return of(failure.getMessage() == null ? failure.toString() : failure.getMessage());
  }
}
