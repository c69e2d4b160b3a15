package dev.sycamore.outliner.types;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Finds the method that a call runs on an object whose class is known exactly (JLS 15.12.4.4): the
 * class's own, one that it inherits, or a default method of its interfaces.
 */
public final class MethodLookup {

  private MethodLookup() {}

  /**
   * The method with code that objects of a class have for another one.
   *
   * @param method of the class or a supertype, perhaps abstract
   */
  public static Optional<MethodSymbol> find(JavaType.Declared type, MethodSymbol method) {
    Substitution arguments =
        supertype(type, method.owner()).map(DeviceTypes::argumentsOf).orElse(Substitution.NONE);
    List<JavaType> parameters =
        method.parameters().stream().map(p -> arguments.apply(p.type())).toList();
    List<JavaType.Declared> interfaces = new ArrayList<>();
    for (JavaType.Declared each : supertypes(type)) {
      if (each.symbol().kind() == ClassSymbol.Kind.INTERFACE) {
        interfaces.add(each);
        continue;
      }
      Optional<MethodSymbol> found = in(each, method.name(), parameters);
      if (found.isPresent()) {
        return found;
      }
    }
    List<JavaType.Declared> withDefault =
        interfaces.stream().filter(i -> in(i, method.name(), parameters).isPresent()).toList();
    return withDefault.stream()
        .filter(i -> withDefault.stream().noneMatch(other -> isBelow(other, i)))
        .findFirst()
        .flatMap(i -> in(i, method.name(), parameters));
  }

  /** A class, or a supertype of it, with the type arguments that it has there. */
  public static Optional<JavaType.Declared> supertype(JavaType.Declared type, ClassSymbol symbol) {
    return supertypes(type).stream().filter(t -> t.symbol().equals(symbol)).findFirst();
  }

  private static boolean isBelow(JavaType.Declared type, JavaType.Declared other) {
    return !type.symbol().equals(other.symbol()) && supertype(type, other.symbol()).isPresent();
  }

  /** Of the parameter types; the type parameters of generic methods correspond by their place. */
  private static Optional<MethodSymbol> in(
      JavaType.Declared type, String name, List<JavaType> parameters) {
    Substitution arguments = DeviceTypes.argumentsOf(type);
    return type.symbol().methods().stream()
        .filter(m -> m.name().equals(name) && m.parameters().size() == parameters.size())
        .filter(m -> !m.modifiers().contains(Modifier.ABSTRACT))
        .filter(m -> !m.modifiers().contains(Modifier.STATIC))
        .filter(
            m -> {
              for (int i = 0; i < parameters.size(); i++) {
                JavaType parameter = arguments.apply(m.parameters().get(i).type());
                boolean variables =
                    parameter instanceof JavaType.Variable
                        && parameters.get(i) instanceof JavaType.Variable;
                if (!variables && !parameter.equals(parameters.get(i))) {
                  return false;
                }
              }
              return true;
            })
        .findFirst();
  }

  /** The type itself, then its superclasses from the nearest on, then all interfaces. */
  private static List<JavaType.Declared> supertypes(JavaType.Declared type) {
    List<JavaType.Declared> classes = new ArrayList<>();
    Map<ClassSymbol, JavaType.Declared> interfaces = new LinkedHashMap<>();
    Optional<JavaType.Declared> at = Optional.of(type);
    while (at.isPresent()) {
      JavaType.Declared declared = at.get();
      classes.add(declared);
      addInterfaces(declared, interfaces);
      at = declared.symbol().superclass().flatMap(parent -> seenFrom(declared, parent));
    }
    classes.addAll(interfaces.values());
    return classes;
  }

  private static void addInterfaces(
      JavaType.Declared type, Map<ClassSymbol, JavaType.Declared> into) {
    for (JavaType each : type.symbol().interfaces()) {
      Optional<JavaType.Declared> parent = seenFrom(type, each);
      if (parent.isPresent() && into.putIfAbsent(parent.get().symbol(), parent.get()) == null) {
        addInterfaces(parent.get(), into);
      }
    }
  }

  private static Optional<JavaType.Declared> seenFrom(JavaType.Declared type, JavaType parent) {
    return DeviceTypes.argumentsOf(type).apply(parent) instanceof JavaType.Declared declared
        ? Optional.of(declared)
        : Optional.empty();
  }
}
