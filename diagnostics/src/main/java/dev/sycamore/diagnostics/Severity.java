package dev.sycamore.diagnostics;

/** How much a diagnostic weighs: an error stops the compilation, a warning does not. */
public enum Severity {
  ERROR("error"),
  WARNING("warning");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  /** The word that the first line of a diagnostic shows. */
  public String word() {
    return word;
  }
}
