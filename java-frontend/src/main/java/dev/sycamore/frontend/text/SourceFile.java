package dev.sycamore.frontend.text;

/**
 * One source file.
 *
 * @param path as the host compiler names it
 * @param text the original characters
 */
public record SourceFile(String path, String text, Origin origin) {

  /** Where a file comes from. */
  public enum Origin {
    /** The compilation, or a library of the user's. */
    USER,
    /** Sycamore: code that users could have written. */
    API,
    /** Sycamore: the device library, which users cannot change. */
    DEVICE_LIBRARY
  }

  /** A file of the program or of a library of the user's. */
  public SourceFile(String path, String text) {
    this(path, text, Origin.USER);
  }

  /** Whether it is part of the device library. */
  public boolean library() {
    return origin == Origin.DEVICE_LIBRARY;
  }
}
