package dev.sycamore.frontend.symbols;

import java.util.List;
import java.util.Optional;

/**
 * What declares the fresh type variable that capture conversion puts in the place of one wildcard
 * (JLS 5.1.10). Each instance is a variable of its own.
 */
final class CapturedTypeVariable implements GenericDeclaration {
  private final JavaType.Wildcard origin;
  private final JavaType.Variable variable = new JavaType.Variable("capture", this);
  private Optional<JavaType> bound = Optional.empty();

  CapturedTypeVariable(JavaType.Wildcard origin) {
    this.origin = origin;
  }

  /** The capture that made a variable, if one did. */
  static Optional<CapturedTypeVariable> of(JavaType type) {
    return type instanceof JavaType.Variable variable
            && variable.owner() instanceof CapturedTypeVariable captured
        ? Optional.of(captured)
        : Optional.empty();
  }

  JavaType.Variable variable() {
    return variable;
  }

  JavaType.Wildcard origin() {
    return origin;
  }

  Optional<JavaType> lower() {
    return origin.lower();
  }

  /** Bounds may mention the variable itself, so they come after it. */
  void bind(JavaType upper) {
    bound = Optional.of(upper);
  }

  @Override
  public List<JavaType.Variable> typeParameters() {
    return List.of(variable);
  }

  @Override
  public JavaType boundOf(JavaType.Variable parameter) {
    return bound.orElseThrow();
  }
}
