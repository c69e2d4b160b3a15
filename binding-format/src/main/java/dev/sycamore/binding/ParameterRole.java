package dev.sycamore.binding;

/** What an entry parameter carries of its argument. */
public enum ParameterRole {
  /** A scalar by value. */
  VALUE,
  /** The address of the first element in global memory. */
  POINTER,
  /** Local memory: on the native CPU its offset, elsewhere set by the driver. */
  LOCAL_POINTER,
  /** The number of elements of an array, {@code int}. */
  LENGTH,
  /** The range of an accessor in one dimension, or the length of memory, {@code int}. */
  ACCESS_RANGE,
  /** The range of an accessor's buffer in one dimension, {@code int}. */
  BUFFER_RANGE,
  /**
   * The offset of an accessor in its buffer in one dimension, or that of a part of memory, {@code
   * int}.
   */
  OFFSET,
  /** The address of the report buffer of the launch. */
  REPORT
}
