package dev.sycamore.processor.launchers;

import dev.sycamore.frontend.symbols.JavaType;
import java.util.stream.Collectors;

/** Types as source has them, with full names. */
final class TypeText implements JavaType.Visitor<String> {
  private static final TypeText TEXT = new TypeText();
  private static final String OBJECT = "java.lang.Object";

  private TypeText() {}

  /** The text of a type; of what cannot be written so, its erasure. */
  static String of(JavaType type) {
    return type.accept(TEXT);
  }

  @Override
  public String visitPrimitive(JavaType.Primitive type) {
    return type.toString();
  }

  @Override
  public String visitDeclared(JavaType.Declared type) {
    String name = type.symbol().canonicalName();
    boolean plain =
        !type.arguments().isEmpty() && type.arguments().stream().allMatch(TypeText::isPlain);
    return plain
        ? name
            + type.arguments().stream()
                .map(TypeText::of)
                .collect(Collectors.joining(", ", "<", ">"))
        : name;
  }

  private static boolean isPlain(JavaType type) {
    return type instanceof JavaType.Declared || type instanceof JavaType.Array;
  }

  @Override
  public String visitArray(JavaType.Array type) {
    return of(type.component()) + "[]";
  }

  @Override
  public String visitVariable(JavaType.Variable type) {
    return erased(type.bound());
  }

  @Override
  public String visitWildcard(JavaType.Wildcard type) {
    return OBJECT;
  }

  @Override
  public String visitIntersection(JavaType.Intersection type) {
    return erased(type.parts().get(0));
  }

  /** The bound of a variable may mention the variable. */
  private static String erased(JavaType type) {
    return type instanceof JavaType.Declared declared
        ? declared.symbol().canonicalName()
        : of(type);
  }

  @Override
  public String visitSpecial(JavaType.Special type) {
    return OBJECT;
  }
}
