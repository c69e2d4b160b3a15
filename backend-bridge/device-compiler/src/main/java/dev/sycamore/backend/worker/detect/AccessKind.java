package dev.sycamore.backend.worker.detect;

import java.util.Locale;

/** What a record of the log says. */
enum AccessKind {
  READ,
  WRITE,
  ATOMIC,
  /** A work-item begins. */
  BEGIN,
  /** A work-item goes on after a barrier. */
  BARRIER;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
