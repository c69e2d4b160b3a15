package dev.sycamore;

import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.BufferView;

/**
 * How a kernel, or the host, uses the elements of a buffer.
 *
 * <p>A launch whose kernel does something else throws {@link IllegalStateException} on every device
 * before anything runs: a kernel that writes through {@link #READ}, or only reads through {@link
 * #WRITE_DISCARD}. If the mode is a constant in the method with the kernel, the compiler reports
 * it.
 */
public enum AccessMode {
  /** Reads only. */
  READ,
  /** Writes; elements that are not written keep their values. */
  WRITE,
  /** Reads and writes. */
  READ_WRITE,
  /** Writes; the values from before are lost, and elements that are not written are undefined. */
  WRITE_DISCARD;

  /**
   * Whether elements may be written.
   *
   * @return false only for {@link #READ}
   */
  public boolean writes() {
    return this != READ;
  }

  /** A use of a part of a buffer in this mode. */
  BufferAccess of(BufferView view) {
    return new BufferAccess(view, writes(), this == WRITE_DISCARD);
  }
}
