package dev.sycamore.binding.touched;

import java.util.List;
import java.util.Objects;

/**
 * One access to elements of an array.
 *
 * @param index code that leaves one value; empty if the index is unknown
 */
public record Touch(Kind kind, List<IndexToken> index) {

  /** What is done with the elements. */
  public enum Kind {
    READ('r'),
    /** May be written. */
    WRITE('w'),
    /** Written by each work-item for which the code has a value: nothing keeps it from that. */
    FILL('f');

    private final char letter;

    Kind(char letter) {
      this.letter = letter;
    }

    /** What its text begins with. */
    char letter() {
      return letter;
    }
  }

  public Touch {
    Objects.requireNonNull(kind, "kind");
    index = List.copyOf(index);
  }

  /** Any elements. */
  public static Touch anywhere(Kind kind) {
    return new Touch(kind, List.of());
  }

  /** Whether the index is unknown. */
  public boolean isAnywhere() {
    return index.isEmpty();
  }
}
