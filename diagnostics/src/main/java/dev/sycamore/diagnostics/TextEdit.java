package dev.sycamore.diagnostics;

import java.util.Objects;

/**
 * One change of a source file.
 *
 * @param at what is replaced; of length 0 where the text is inserted before its place
 * @param text what is there afterwards; empty where the place is deleted
 */
public record TextEdit(SourceSpan at, String text) {

  public TextEdit {
    Objects.requireNonNull(at, "at");
    Objects.requireNonNull(text, "text");
  }

  /** The offset behind what is replaced. */
  public int end() {
    return at.offset() + at.length();
  }
}
