package dev.sycamore.outliner.lowering;

import dev.sycamore.outliner.symbols.JavaType;

/** Tells strings from everything else. */
final class StringType {

  private StringType() {}

  static boolean isString(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().canonicalName().equals("java.lang.String");
  }
}
