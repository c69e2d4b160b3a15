package dev.sycamore.processor.cache;

/**
 * A file of the class output that was made of a source file.
 *
 * @param path in the class output
 */
public record UnitFile(String path, Content content) {

  private static final String CLASS = ".class";

  /** One whose bytes are in memory. */
  public UnitFile(String path, byte[] bytes) {
    this(path, () -> bytes);
  }

  /**
   * A class file.
   *
   * @param name the binary name of the class
   */
  public static UnitFile classFile(String name, Content content) {
    return new UnitFile(name.replace('.', '/') + CLASS, content);
  }

  /** What is in it; each call may read it anew. */
  public byte[] bytes() {
    return content.bytes();
  }

  /** Whether it is a class file. */
  public boolean isClass() {
    return path.endsWith(CLASS);
  }

  /** The binary name of the class, if it is one. */
  public String className() {
    return path.substring(0, path.length() - CLASS.length()).replace('/', '.');
  }
}
