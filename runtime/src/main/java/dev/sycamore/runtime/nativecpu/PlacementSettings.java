package dev.sycamore.runtime.nativecpu;

import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * What the user wants of captured arrays: the system properties {@code sycamore.inPlace}, which is
 * {@code auto}, {@code always} or {@code never}, and {@code sycamore.inPlace.micros}, how long a
 * part of a launch may hold arrays where they are.
 *
 * @param mode {@code auto} for any other word
 */
record PlacementSettings(Mode mode, long mostNanos) {
  private static final String MODE = "sycamore.inPlace";
  private static final String MICROS = "sycamore.inPlace.micros";
  private static final long DEFAULT_MICROS = 200;

  /** When arrays are used where they are. */
  enum Mode {
    AUTO,
    ALWAYS,
    NEVER
  }

  /** As the properties are now. */
  static PlacementSettings current() {
    Mode mode =
        switch (System.getProperty(MODE, "").toLowerCase(Locale.ROOT)) {
          case "always" -> Mode.ALWAYS;
          case "never" -> Mode.NEVER;
          default -> Mode.AUTO;
        };
    long micros = Math.max(1, Long.getLong(MICROS, DEFAULT_MICROS));
    return new PlacementSettings(mode, TimeUnit.MICROSECONDS.toNanos(micros));
  }
}
