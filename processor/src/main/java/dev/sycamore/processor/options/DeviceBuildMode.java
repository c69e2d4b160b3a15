package dev.sycamore.processor.options;

/** How far a compilation goes: the values of {@code -Asycamore.deviceBuild}. */
public enum DeviceBuildMode {
  /** Diagnostics; nothing is generated. */
  OFF,
  /** Bindings and modules, of which somebody else makes images. */
  MODULES,
  /** Everything. */
  ON
}
