package dev.sycamore.runtime.memory;

/**
 * What a command, or the host, does with a part of a buffer.
 *
 * @param writes whether elements may be written
 * @param discards whether the values from before are of no use to it
 */
public record BufferAccess(BufferView view, boolean writes, boolean discards) {

  /** Whether the values from before matter: those outside of the part always do. */
  public boolean keepsContent() {
    return !discards || !view.isWhole();
  }

  /** Prepares the array of the host for it. */
  public void useOnHost() {
    view.memory().useOnHost(keepsContent(), writes);
  }
}
