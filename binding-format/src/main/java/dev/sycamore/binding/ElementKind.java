package dev.sycamore.binding;

/** The type of a scalar or of an element, with its size in device memory. */
public enum ElementKind {
  /** One byte, 0 or 1. */
  BOOLEAN(1),
  BYTE(1),
  SHORT(2),
  CHAR(2),
  INT(4),
  LONG(8),
  FLOAT(4),
  DOUBLE(8),
  /** IEEE binary16. */
  HALF(2);

  private final int size;

  ElementKind(int size) {
    this.size = size;
  }

  /** Size in bytes, which is also the alignment. */
  public int size() {
    return size;
  }
}
