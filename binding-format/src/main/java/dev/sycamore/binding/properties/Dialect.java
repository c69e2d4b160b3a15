package dev.sycamore.binding.properties;

/** Whose formats are written; both are read. */
public enum Dialect {
  /** Those of the design documents: {@code !intel_used_aspects}, one warning with its chain. */
  DESIGN,
  /** Those that DPC++ exchanges today: {@code !sycl_used_aspects}, a note for each frame. */
  DPCPP
}
