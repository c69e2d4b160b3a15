package dev.sycamore;

/** What a kernel, or the host, does with the elements of a buffer. */
public enum AccessMode {
  /** Reads only. */
  READ,
  /** Writes; elements that are not written keep their values. */
  WRITE,
  /** Reads and writes. */
  READ_WRITE,
  /** Writes; the values from before are lost, and elements that are not written are undefined. */
  WRITE_DISCARD;

  /** Whether elements may be written. */
  public boolean writes() {
    return this != READ;
  }
}
