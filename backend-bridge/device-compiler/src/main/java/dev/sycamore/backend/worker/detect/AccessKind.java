package dev.sycamore.backend.worker.detect;

import java.util.Locale;

/** What a record of the log says. */
enum AccessKind {
  READ,
  WRITE,
  ATOMIC,
  /** A work-item reaches a barrier. */
  WAIT,
  /** The work-items of a group did not reach the same barrier: the group ends here. */
  PARTING;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
