package dev.sycamore.binding;

/** What a kernel does with the elements of a captured array. */
public enum ArgumentAccess {
  /** Nothing, or the argument has no elements. */
  NONE,
  READ,
  WRITE,
  READ_WRITE;

  /** Whether elements may be read. */
  public boolean reads() {
    return this == READ || this == READ_WRITE;
  }

  /** Whether elements may be written. */
  public boolean writes() {
    return this == WRITE || this == READ_WRITE;
  }
}
