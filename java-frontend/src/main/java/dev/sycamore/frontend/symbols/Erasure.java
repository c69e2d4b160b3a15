package dev.sycamore.frontend.symbols;

import java.util.List;

/** The erasure of types (JLS 4.6). */
final class Erasure extends TypeMapping {

  @Override
  JavaType.Declared declared(JavaType.Declared type) {
    return new JavaType.Declared(type.symbol(), List.of());
  }

  @Override
  public JavaType visitVariable(JavaType.Variable type) {
    return map(type.bound());
  }

  @Override
  public JavaType visitIntersection(JavaType.Intersection type) {
    return map(type.parts().get(0));
  }
}
