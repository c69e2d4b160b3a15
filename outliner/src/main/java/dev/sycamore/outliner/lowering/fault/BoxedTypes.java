package dev.sycamore.outliner.lowering.fault;

import dev.sycamore.outliner.symbols.JavaType;
import java.util.Set;

/** Tells the wrappers of primitive types (JLS 5.1.7). */
public final class BoxedTypes {
  private static final Set<String> WRAPPERS =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Character",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double");

  private BoxedTypes() {}

  public static boolean isBoxed(JavaType type) {
    return type instanceof JavaType.Declared declared
        && WRAPPERS.contains(declared.symbol().canonicalName());
  }
}
