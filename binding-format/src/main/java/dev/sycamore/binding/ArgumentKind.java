package dev.sycamore.binding;

/** What a kernel captures. */
public enum ArgumentKind {
  /** A primitive or a {@code Half}, by value. */
  SCALAR,
  /** A plain one-dimensional array. */
  ARRAY,
  /** The elements of a plain array of arrays, row after row in one block. */
  ROWS,
  /** Where the rows of a plain array of arrays are in that block: an entry for each row. */
  ROW_TABLE,
  /**
   * One component of the records in a plain array, or in the rows of an array of arrays, as {@link
   * ArrayComponent}.
   */
  RECORDS,
  /** An accessor to a buffer. */
  ACCESSOR,
  /** Memory that the program allocated on the device (USM), or a part of it. */
  MEMORY,
  /** Work-group local memory. */
  LOCAL_ACCESSOR,
  /**
   * Nothing captured: local memory for group operations, one element for each work-item of the
   * group. {@link UnitBinding#argument} gives null for it.
   */
  GROUP_SCRATCH
}
