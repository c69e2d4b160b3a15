package dev.sycamore.outliner.lowering.fault;

import dev.sycamore.frontend.symbols.JavaType;
import java.util.Map;
import java.util.Optional;

/** Tells the wrappers of primitive types (JLS 5.1.7). */
public final class BoxedTypes {
  private static final Map<String, String> PRIMITIVES =
      Map.of(
          "java.lang.Boolean", "boolean",
          "java.lang.Byte", "byte",
          "java.lang.Short", "short",
          "java.lang.Character", "char",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Float", "float",
          "java.lang.Double", "double");

  private BoxedTypes() {}

  public static boolean isBoxed(JavaType type) {
    return primitiveOf(type).isPresent();
  }

  /** The name of the primitive type that a wrapper holds. */
  public static Optional<String> primitiveOf(JavaType type) {
    return type instanceof JavaType.Declared declared
        ? Optional.ofNullable(PRIMITIVES.get(declared.symbol().canonicalName()))
        : Optional.empty();
  }
}
