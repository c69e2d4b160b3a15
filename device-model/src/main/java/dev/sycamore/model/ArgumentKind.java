package dev.sycamore.model;

/** What kind of value crosses (table "Lowering" of the design). */
public enum ArgumentKind {
  SCALAR,
  ARRAY,
  ACCESSOR,
  LOCAL_ACCESSOR
}
