package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.range.ElementRanges.Span;

/**
 * What a command, or the host, does with a part of a buffer.
 *
 * @param writes whether elements may be written
 * @param discards whether the values from before are of no use to it
 */
public record BufferAccess(BufferView view, boolean writes, boolean discards) {

  /** The elements that have to be where it happens. */
  public Span part() {
    return view.region().hull();
  }

  /** Whether their values from before matter: those between the rows of a part always do. */
  public boolean keepsContent() {
    return !discards || part().size() != view.region().size();
  }

  /** Prepares the array of the host for it. */
  public void useOnHost() {
    view.memory().useOnHost(part(), keepsContent(), writes);
  }
}
