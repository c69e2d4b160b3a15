package dev.sycamore.model.program;

/** What a kernel does with the elements of an argument. */
public enum ArgumentAccess {
  NONE,
  READ,
  WRITE,
  READ_WRITE;

  public boolean reads() {
    return this == READ || this == READ_WRITE;
  }

  public boolean writes() {
    return this == WRITE || this == READ_WRITE;
  }
}
