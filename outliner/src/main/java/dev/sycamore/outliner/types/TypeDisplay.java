package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.JavaType;
import java.util.stream.Collectors;

/** How messages show types: without packages. */
final class TypeDisplay implements JavaType.Visitor<String> {

  @Override
  public String visitPrimitive(JavaType.Primitive type) {
    return type.toString();
  }

  @Override
  public String visitDeclared(JavaType.Declared type) {
    String name = Identifiers.nameInPackage(type.symbol());
    return type.arguments().isEmpty()
        ? name
        : type.arguments().stream()
            .map(argument -> argument.accept(this))
            .collect(Collectors.joining(", ", name + "<", ">"));
  }

  @Override
  public String visitArray(JavaType.Array type) {
    return type.component().accept(this) + "[]";
  }

  @Override
  public String visitVariable(JavaType.Variable type) {
    return type.toString();
  }

  @Override
  public String visitWildcard(JavaType.Wildcard type) {
    return type.upper()
        .map(bound -> "? extends " + bound.accept(this))
        .or(() -> type.lower().map(bound -> "? super " + bound.accept(this)))
        .orElse("?");
  }

  @Override
  public String visitIntersection(JavaType.Intersection type) {
    return type.parts().stream().map(part -> part.accept(this)).collect(Collectors.joining(" & "));
  }

  @Override
  public String visitSpecial(JavaType.Special type) {
    return type == JavaType.Special.NULL ? "null" : type.toString();
  }
}
