package dev.sycamore.frontend.symbols;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Types for type variables (JLS 4.5, 8.4.4). */
public final class TypeSubstitution {
  private static final TypeSubstitution NONE = new TypeSubstitution(Map.of());

  private final Map<JavaType.Variable, JavaType> types;
  private final TypeMapping replacing;

  private TypeSubstitution(Map<JavaType.Variable, JavaType> types) {
    this.types = types;
    this.replacing = new Replacing(types);
  }

  private static final class Replacing extends TypeMapping {
    private final Map<JavaType.Variable, JavaType> types;

    Replacing(Map<JavaType.Variable, JavaType> types) {
      this.types = types;
    }

    @Override
    public JavaType visitVariable(JavaType.Variable type) {
      return types.getOrDefault(type, type);
    }
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
    return types.isEmpty() ? type : replacing.map(type);
  }

  public JavaType.Declared apply(JavaType.Declared type) {
    return types.isEmpty() ? type : replacing.declared(type);
  }

  public List<JavaType> applyAll(List<? extends JavaType> all) {
    if (types.isEmpty()) {
      return List.copyOf(all);
    }
    return all.stream().map(this::apply).toList();
  }
}
