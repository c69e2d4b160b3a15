package dev.sycamore.binding.images;

import java.util.Arrays;
import java.util.Objects;

/**
 * One form of a module in a bundle.
 *
 * @param kind what it is
 * @param architecture for a cubin the processor that it runs on, for PTX the oldest one: {@code
 *     sm_90}
 * @param bytes its content
 */
@SuppressWarnings("ArrayRecordComponent") // Copied on the way in and out; equal by content.
public record BundlePart(Kind kind, String architecture, byte[] bytes) {

  /** The longest name of an architecture. */
  static final int ARCHITECTURE_LENGTH = 24;

  /** What a part is. */
  public enum Kind {
    PTX(1),
    CUBIN(2);

    private final int number;

    Kind(int number) {
      this.number = number;
    }

    /** Its number in the file. */
    int number() {
      return number;
    }
  }

  public BundlePart {
    Objects.requireNonNull(kind, "kind");
    if (!architecture.matches("[a-z0-9_]{0," + ARCHITECTURE_LENGTH + "}")) {
      throw new IllegalArgumentException("no architecture: " + architecture);
    }
    bytes = bytes.clone();
  }

  @Override
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BundlePart that
        && kind == that.kind
        && architecture.equals(that.architecture)
        && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, architecture, Arrays.hashCode(bytes));
  }

  @Override
  public String toString() {
    return kind + " " + architecture + " (" + bytes.length + " bytes)";
  }
}
