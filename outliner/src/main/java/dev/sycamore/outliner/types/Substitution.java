package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.TypeSubstitution;
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
    return TypeSubstitution.of(types).apply(type);
  }
}
