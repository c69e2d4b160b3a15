package dev.sycamore.frontend.symbols;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Types for type variables (JLS 4.5, 8.4.4). */
public final class TypeSubstitution {
  private static final TypeSubstitution NONE = new TypeSubstitution(Map.of());

  private final Map<JavaType.Variable, JavaType> types;

  private TypeSubstitution(Map<JavaType.Variable, JavaType> types) {
    this.types = types;
  }

  public static TypeSubstitution of(Map<JavaType.Variable, JavaType> types) {
    return types.isEmpty() ? NONE : new TypeSubstitution(Map.copyOf(types));
  }

  /** {@code arguments[i]} for {@code parameters[i]}; both have the same size. */
  public static TypeSubstitution of(
      List<JavaType.Variable> parameters, List<? extends JavaType> arguments) {
    if (parameters.size() != arguments.size()) {
      throw new IllegalArgumentException(parameters + " for " + arguments);
    }
    Map<JavaType.Variable, JavaType> types = new HashMap<>();
    for (int i = 0; i < parameters.size(); i++) {
      types.put(parameters.get(i), arguments.get(i));
    }
    return of(types);
  }

  /** The arguments of a class type, and of the types around it. */
  public static TypeSubstitution ofArguments(JavaType.Declared type) {
    Map<JavaType.Variable, JavaType> types = new HashMap<>();
    Optional<JavaType.Declared> at = Optional.of(type);
    while (at.isPresent()) {
      JavaType.Declared declared = at.get();
      List<JavaType.Variable> parameters = declared.symbol().typeParameters();
      for (int i = 0; i < Math.min(parameters.size(), declared.arguments().size()); i++) {
        types.put(parameters.get(i), declared.arguments().get(i));
      }
      at = declared.enclosing();
    }
    return of(types);
  }

  public JavaType apply(JavaType type) {
    if (types.isEmpty() || type instanceof JavaType.Primitive || type instanceof JavaType.Special) {
      return type;
    }
    if (type instanceof JavaType.Variable variable) {
      return types.getOrDefault(variable, variable);
    }
    if (type instanceof JavaType.Array array) {
      return new JavaType.Array(apply(array.component()));
    }
    if (type instanceof JavaType.Declared declared) {
      return apply(declared);
    }
    if (type instanceof JavaType.Wildcard wildcard) {
      return new JavaType.Wildcard(
          wildcard.upper().map(this::apply), wildcard.lower().map(this::apply));
    }
    return new JavaType.Intersection(applyAll(((JavaType.Intersection) type).parts()));
  }

  public JavaType.Declared apply(JavaType.Declared type) {
    if (types.isEmpty() || (type.arguments().isEmpty() && type.enclosing().isEmpty())) {
      return type;
    }
    return new JavaType.Declared(
        type.symbol(), applyAll(type.arguments()), type.enclosing().map(this::apply));
  }

  public List<JavaType> applyAll(List<? extends JavaType> all) {
    if (types.isEmpty()) {
      return List.copyOf(all);
    }
    return all.stream().map(this::apply).toList();
  }
}
