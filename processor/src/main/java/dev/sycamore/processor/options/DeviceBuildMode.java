package dev.sycamore.processor.options;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How far a compilation goes: the values of {@code -Asycamore.deviceBuild}. */
public enum DeviceBuildMode {
  /** Diagnostics; nothing is generated. */
  OFF,
  /** Bindings and modules, of which somebody else makes images. */
  MODULES,
  /** Everything. */
  ON;

  /** The mode of a word; empty if there is none. */
  public static Optional<DeviceBuildMode> find(String word) {
    return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
  }

  /** The word of the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
