package dev.sycamore.fuzz.program;

/** How a kernel gets what it captures. */
public enum Carrier {
  /** As variables of the method around it. */
  VARIABLES,
  /** Most of it as fields of {@code this}. */
  FIELDS,
  /** Most of it as fields of the object around {@code this}. */
  OUTER_FIELDS,
  /** Most of it as components of a record. */
  RECORD
}
