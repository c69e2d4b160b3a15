package dev.sycamore.packager;

/** The entries of a jar that are its classes. */
final class ClassEntries {
  private static final String SUFFIX = ".class";

  private ClassEntries() {}

  /** Whether it is a class for all versions of Java. */
  static boolean isClass(String path) {
    return path.endsWith(SUFFIX) && !path.startsWith("META-INF/");
  }

  /** The name of a class, with dots. */
  static String name(String path) {
    return path.substring(0, path.length() - SUFFIX.length()).replace('/', '.');
  }

  static String path(String name) {
    return name.replace('.', '/') + SUFFIX;
  }
}
