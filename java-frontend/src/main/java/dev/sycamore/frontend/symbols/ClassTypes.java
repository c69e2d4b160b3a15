package dev.sycamore.frontend.symbols;

import java.util.ArrayList;
import java.util.List;

/**
 * The class types that every value of a type has: those of a variable's bound, and of each part of
 * an intersection.
 */
final class ClassTypes implements JavaType.Visitor<List<JavaType.Declared>> {
  /** For uses that arrays have no meaning for. */
  static final ClassTypes WITHOUT_ARRAYS = new ClassTypes(List.of());

  private final List<JavaType.Declared> ofArrays;

  /**
   * @param ofArrays the class types that arrays have
   */
  ClassTypes(List<JavaType.Declared> ofArrays) {
    this.ofArrays = List.copyOf(ofArrays);
  }

  List<JavaType.Declared> of(JavaType type) {
    return type.accept(this);
  }

  @Override
  public List<JavaType.Declared> visitPrimitive(JavaType.Primitive type) {
    return List.of();
  }

  @Override
  public List<JavaType.Declared> visitDeclared(JavaType.Declared type) {
    return List.of(type);
  }

  @Override
  public List<JavaType.Declared> visitArray(JavaType.Array type) {
    return ofArrays;
  }

  @Override
  public List<JavaType.Declared> visitVariable(JavaType.Variable type) {
    return of(type.bound());
  }

  @Override
  public List<JavaType.Declared> visitWildcard(JavaType.Wildcard type) {
    return List.of();
  }

  @Override
  public List<JavaType.Declared> visitIntersection(JavaType.Intersection type) {
    List<JavaType.Declared> all = new ArrayList<>();
    for (JavaType part : type.parts()) {
      all.addAll(of(part));
    }
    return all;
  }

  @Override
  public List<JavaType.Declared> visitSpecial(JavaType.Special type) {
    return List.of();
  }
}
