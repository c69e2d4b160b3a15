package dev.sycamore.outliner.host;

/**
 * One source file of the compilation.
 *
 * @param path as the host compiler names it
 * @param text the original characters
 * @param library whether it is part of the device library, which users cannot change
 */
public record SourceFile(String path, String text, boolean library) {

  /** A file of the program or of a library of the user's. */
  public SourceFile(String path, String text) {
    this(path, text, false);
  }
}
