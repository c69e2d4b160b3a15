package dev.sycamore.binding;

import java.util.Objects;

/**
 * One captured value, or memory that the launch brings.
 *
 * @param name the variable's name in the source
 * @param kind what it is
 * @param element its type, or its elements' type
 * @param dimensions 0 for a scalar, 1 for an array, a table or memory, those of an array of arrays
 *     or of the array that records are in, 1 to 3 for an accessor
 * @param access what the kernel does with the elements
 * @param ofStatic whether it is the value of a static field, or a part of it
 */
public record ArgumentBinding(
    String name,
    ArgumentKind kind,
    ElementKind element,
    int dimensions,
    ArgumentAccess access,
    boolean ofStatic) {

  /** That class files allow (JVMS 4.3.2). */
  private static final int MOST_ARRAY_DIMENSIONS = 255;

  /** A captured value, or memory that the launch brings. */
  public ArgumentBinding(
      String name, ArgumentKind kind, ElementKind element, int dimensions, ArgumentAccess access) {
    this(name, kind, element, dimensions, access, false);
  }

  public ArgumentBinding {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(element, "element");
    Objects.requireNonNull(access, "access");
    int least =
        switch (kind) {
          case SCALAR -> 0;
          case ROWS -> 2;
          default -> 1;
        };
    int most =
        switch (kind) {
          case SCALAR -> 0;
          case ARRAY, ROW_TABLE, MEMORY, GROUP_SCRATCH -> 1;
          case ROWS, RECORDS -> MOST_ARRAY_DIMENSIONS;
          case ACCESSOR, LOCAL_ACCESSOR -> 3;
        };
    if (dimensions < least || dimensions > most) {
      throw new IllegalArgumentException(kind + " with dimensions: " + dimensions);
    }
  }
}
