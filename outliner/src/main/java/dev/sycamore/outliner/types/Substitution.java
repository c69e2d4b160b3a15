package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.JavaType;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the types in one specialisation of a method.
 *
 * @param types what the type variables stand for
 * @param thisClass the class of {@code this}, where it is known exactly
 */
public record Substitution(
    Map<JavaType.Variable, JavaType> types, Optional<JavaType.Declared> thisClass) {

  public static final Substitution NONE = new Substitution(Map.of());

  public Substitution {
    types = Map.copyOf(types);
  }

  /** Where nothing is known of the class of {@code this}. */
  public Substitution(Map<JavaType.Variable, JavaType> types) {
    this(types, Optional.empty());
  }

  /** {@code type} with every known variable replaced. */
  public JavaType apply(JavaType type) {
    if (types.isEmpty()) {
      return type;
    }
    if (type instanceof JavaType.Variable variable) {
      return types.getOrDefault(variable, variable);
    }
    if (type instanceof JavaType.Array array) {
      return new JavaType.Array(apply(array.component()));
    }
    if (type instanceof JavaType.Declared declared) {
      return new JavaType.Declared(
          declared.symbol(), declared.arguments().stream().map(this::apply).toList());
    }
    if (type instanceof JavaType.Wildcard wildcard) {
      return new JavaType.Wildcard(apply(wildcard.upper()), apply(wildcard.lower()));
    }
    if (type instanceof JavaType.Intersection intersection) {
      return new JavaType.Intersection(intersection.parts().stream().map(this::apply).toList());
    }
    return type;
  }

  private Optional<JavaType> apply(Optional<JavaType> type) {
    return type.map(this::apply);
  }
}
