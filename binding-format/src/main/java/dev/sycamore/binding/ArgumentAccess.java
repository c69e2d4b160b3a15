package dev.sycamore.binding;

/**
 * What a kernel does with the elements of an argument. Functions of other modules may do anything
 * with an array. Through an accessor, only what the kernel's own module does counts; where a
 * function of another module may write what the kernel itself does not, nothing is known: {@link
 * #NONE}.
 */
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
