package dev.sycamore.processor.launchers;

import dev.sycamore.frontend.symbols.JavaType;
import java.util.Locale;
import java.util.stream.Collectors;

/** Types as source has them, with full names. */
final class TypeText {

  private TypeText() {}

  /** The text of a type; of what cannot be written so, its erasure. */
  static String of(JavaType type) {
    if (type instanceof JavaType.Primitive primitive) {
      return primitive.name().toLowerCase(Locale.ROOT);
    } else if (type instanceof JavaType.Array array) {
      return of(array.component()) + "[]";
    } else if (type instanceof JavaType.Declared declared) {
      String name = declared.symbol().canonicalName();
      boolean plain =
          !declared.arguments().isEmpty()
              && declared.arguments().stream().allMatch(TypeText::isPlain);
      return plain
          ? name
              + declared.arguments().stream()
                  .map(TypeText::of)
                  .collect(Collectors.joining(", ", "<", ">"))
          : name;
    }
    return "java.lang.Object";
  }

  private static boolean isPlain(JavaType type) {
    return type instanceof JavaType.Declared || type instanceof JavaType.Array;
  }
}
