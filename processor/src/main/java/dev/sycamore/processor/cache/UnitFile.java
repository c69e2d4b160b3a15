package dev.sycamore.processor.cache;

/**
 * A file of the class output that was made of a source file.
 *
 * @param name the binary name of a class, or the path of a resource
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
public record UnitFile(Kind kind, String name, byte[] bytes) {

  /** How the host compiler is told of it. */
  public enum Kind {
    CLASS,
    RESOURCE
  }

  /** Its path in the class output. */
  public String path() {
    return kind == Kind.CLASS ? name.replace('.', '/') + ".class" : name;
  }

  /** A class file. */
  public static UnitFile classFile(String name, byte[] bytes) {
    return new UnitFile(Kind.CLASS, name, bytes);
  }

  /** A resource. */
  public static UnitFile resource(String path, byte[] bytes) {
    return new UnitFile(Kind.RESOURCE, path, bytes);
  }
}
