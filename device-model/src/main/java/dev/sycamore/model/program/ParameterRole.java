package dev.sycamore.model.program;

/** What one entry parameter carries. */
public enum ParameterRole {
  VALUE,
  POINTER,
  LOCAL_POINTER,
  LENGTH,
  ACCESS_RANGE,
  BUFFER_RANGE,
  OFFSET,
  /** The report buffer of the launch; belongs to no argument. */
  REPORT
}
