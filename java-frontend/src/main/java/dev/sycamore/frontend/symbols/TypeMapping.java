package dev.sycamore.frontend.symbols;

import java.util.List;

/**
 * Makes a type from another one, part by part. Whatever a subclass does not replace stays as it is,
 * around its mapped parts.
 */
abstract class TypeMapping implements JavaType.Visitor<JavaType> {

  /** The result for a type that is no type argument. */
  JavaType map(JavaType type) {
    return type.accept(this);
  }

  /** The result for a type argument. */
  JavaType argument(JavaType argument) {
    return map(argument);
  }

  /** The result for a class type. */
  JavaType.Declared declared(JavaType.Declared type) {
    if (type.arguments().isEmpty() && type.enclosing().isEmpty()) {
      return type;
    }
    List<JavaType> arguments = type.arguments().stream().map(this::argument).toList();
    return new JavaType.Declared(type.symbol(), arguments, type.enclosing().map(this::declared));
  }

  @Override
  public JavaType visitPrimitive(JavaType.Primitive type) {
    return type;
  }

  @Override
  public JavaType visitDeclared(JavaType.Declared type) {
    return declared(type);
  }

  @Override
  public JavaType visitArray(JavaType.Array type) {
    return new JavaType.Array(map(type.component()));
  }

  @Override
  public JavaType visitVariable(JavaType.Variable type) {
    return type;
  }

  @Override
  public JavaType visitWildcard(JavaType.Wildcard type) {
    return new JavaType.Wildcard(type.upper().map(this::map), type.lower().map(this::map));
  }

  @Override
  public JavaType visitIntersection(JavaType.Intersection type) {
    return new JavaType.Intersection(type.parts().stream().map(this::map).toList());
  }

  @Override
  public JavaType visitSpecial(JavaType.Special type) {
    return type;
  }
}
