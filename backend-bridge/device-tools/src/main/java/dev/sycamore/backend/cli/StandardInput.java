package dev.sycamore.backend.cli;

import java.io.InputStream;
import java.util.function.IntSupplier;

/** What a command reads where its command line says {@code -}. */
final class StandardInput {

  private static final ThreadLocal<Boolean> ABSENT = ThreadLocal.withInitial(() -> false);

  private StandardInput() {}

  static InputStream get() {
    return ABSENT.get() ? InputStream.nullInputStream() : System.in;
  }

  /** Runs a command that finds nothing there: several cannot share what this process may read. */
  static int without(IntSupplier command) {
    boolean before = ABSENT.get();
    ABSENT.set(true);
    try {
      return command.getAsInt();
    } finally {
      ABSENT.set(before);
    }
  }
}
