package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.driver.ArrayPlace;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * What the user wants of captured arrays: the system properties {@code sycamore.inPlace}, which is
 * {@code auto}, {@code always} or {@code never}, and {@code sycamore.inPlace.micros}, how long a
 * part of a launch may hold arrays where they are.
 *
 * @param place {@link ArrayPlace#IN_PLACE} for {@code always}, {@link ArrayPlace#SWITCHED_OFF} for
 *     {@code never}; null for any other word: it depends on the launch
 */
record PlacementSettings(ArrayPlace place, long mostNanos) {
  private static final String MODE = "sycamore.inPlace";
  private static final String MICROS = "sycamore.inPlace.micros";
  private static final long DEFAULT_MICROS = 200;

  /** As the properties are now. */
  static PlacementSettings current() {
    ArrayPlace place =
        switch (System.getProperty(MODE, "").toLowerCase(Locale.ROOT)) {
          case "always" -> ArrayPlace.IN_PLACE;
          case "never" -> ArrayPlace.SWITCHED_OFF;
          default -> null;
        };
    long micros = Math.max(1, Long.getLong(MICROS, DEFAULT_MICROS));
    return new PlacementSettings(place, TimeUnit.MICROSECONDS.toNanos(micros));
  }
}
