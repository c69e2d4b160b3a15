package dev.sycamore.processor.cache;

/**
 * A file of the class output that was made of a source file.
 *
 * @param path in the class output
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
public record UnitFile(String path, byte[] bytes) {

  private static final String CLASS = ".class";

  /**
   * A class file.
   *
   * @param name the binary name of the class
   */
  public static UnitFile classFile(String name, byte[] bytes) {
    return new UnitFile(name.replace('.', '/') + CLASS, bytes);
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
