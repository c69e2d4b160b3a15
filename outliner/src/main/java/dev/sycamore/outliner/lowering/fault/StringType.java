package dev.sycamore.outliner.lowering.fault;

import dev.sycamore.frontend.symbols.JavaType;

/** Tells strings from everything else. */
public final class StringType {

  private StringType() {}

  public static boolean isString(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().canonicalName().equals("java.lang.String");
  }
}
