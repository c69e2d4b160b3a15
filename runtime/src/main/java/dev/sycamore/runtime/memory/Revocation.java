package dev.sycamore.runtime.memory;

import java.lang.ref.WeakReference;
import java.util.function.Consumer;

/**
 * What is to be done with an accessor of the host when its buffer is closed.
 *
 * @param accessor not held: programs need not close accessors that only read
 */
record Revocation<T>(WeakReference<T> accessor, Consumer<T> action) {
  boolean isObsolete() {
    return accessor.refersTo(null);
  }

  void run() {
    T present = accessor.get();
    if (present != null) {
      action.accept(present);
    }
  }
}
