package dev.sycamore.model.program;

/** Whose code a function is, which decides where its violations are and what of it is checked. */
public enum CodeOrigin {
  /** The program's, or a library's of the user: a violation is where it happens. */
  USER,
  /** The public API, whose code could be the user's: all is checked, for its caller. */
  API,
  /**
   * The device library: only divisions, indices of copies and what it requires of arguments are
   * checked, for its caller.
   */
  DEVICE_LIBRARY
}
