package dev.sycamore.frontend.symbols;

import java.util.Optional;
import java.util.function.Predicate;

/** Whether a predicate holds for a type or some part of it; bounds of variables are no parts. */
final class TypeMentions implements JavaType.Visitor<Boolean> {
  private final Predicate<JavaType> wanted;

  TypeMentions(Predicate<JavaType> wanted) {
    this.wanted = wanted;
  }

  boolean in(JavaType type) {
    return wanted.test(type) || type.accept(this);
  }

  private boolean in(Optional<? extends JavaType> type) {
    return type.isPresent() && in(type.get());
  }

  @Override
  public Boolean visitPrimitive(JavaType.Primitive type) {
    return false;
  }

  @Override
  public Boolean visitDeclared(JavaType.Declared type) {
    for (JavaType argument : type.arguments()) {
      if (in(argument)) {
        return true;
      }
    }
    return in(type.enclosing());
  }

  @Override
  public Boolean visitArray(JavaType.Array type) {
    return in(type.component());
  }

  @Override
  public Boolean visitVariable(JavaType.Variable type) {
    return false;
  }

  @Override
  public Boolean visitWildcard(JavaType.Wildcard type) {
    return in(type.upper()) || in(type.lower());
  }

  @Override
  public Boolean visitIntersection(JavaType.Intersection type) {
    return type.parts().stream().anyMatch(this::in);
  }

  @Override
  public Boolean visitSpecial(JavaType.Special type) {
    return false;
  }
}
