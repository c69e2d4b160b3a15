package dev.sycamore.frontend.symbols;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Superclasses and superinterfaces as seen through type arguments (JLS 4.10.2). */
final class GenericSupertypes {
  private final JavaType.Declared object;
  private final ClassTypes classTypes;
  private final Map<ClassSymbol, Map<ClassSymbol, JavaType.Declared>> closures = new HashMap<>();
  private final Map<ClassSymbol, Boolean> erroneous = new HashMap<>();

  GenericSupertypes(JavaType.Declared object, List<JavaType.Declared> ofArrays) {
    this.object = object;
    this.classTypes = new ClassTypes(ofArrays);
  }

  /** The class types that every value of a type has. */
  List<JavaType.Declared> classTypes(JavaType type) {
    return classTypes.of(type);
  }

  /** Forgets the supertypes of classes; whether any were known. */
  boolean forget(Predicate<ClassSymbol> forgotten) {
    boolean any = closures.keySet().removeIf(forgotten);
    any |= erroneous.keySet().removeIf(forgotten);
    return any;
  }

  /** A class type with its own variables as arguments. */
  static JavaType.Declared thisType(ClassSymbol symbol) {
    Optional<JavaType.Declared> enclosing =
        genericOuter(symbol)
            ? symbol.enclosingClass().map(GenericSupertypes::thisType)
            : Optional.empty();
    return new JavaType.Declared(symbol, List.copyOf(symbol.typeParameters()), enclosing);
  }

  /** Whether a class is an inner member class whose outer class has type parameters. */
  static boolean genericOuter(ClassSymbol symbol) {
    return isInnerMember(symbol)
        && symbol
            .enclosingClass()
            .filter(outer -> !outer.typeParameters().isEmpty() || genericOuter(outer))
            .isPresent();
  }

  private static boolean isInnerMember(ClassSymbol symbol) {
    return !symbol.modifiers().contains(javax.lang.model.element.Modifier.STATIC)
        && symbol
            .enclosingClass()
            .filter(outer -> outer.memberClasses().contains(symbol))
            .isPresent();
  }

  static boolean isRaw(JavaType.Declared type) {
    return (type.arguments().isEmpty() && !type.symbol().typeParameters().isEmpty())
        || (type.enclosing().isEmpty() && genericOuter(type.symbol()));
  }

  /** All supertypes of a class, itself first, each in terms of the class's own variables. */
  Map<ClassSymbol, JavaType.Declared> closure(ClassSymbol symbol) {
    Map<ClassSymbol, JavaType.Declared> known = closures.get(symbol);
    if (known != null) {
      return known;
    }
    Map<ClassSymbol, JavaType.Declared> all = new LinkedHashMap<>();
    collect(thisType(symbol), all);
    all.putIfAbsent(object.symbol(), object);
    closures.put(symbol, all);
    return all;
  }

  private void collect(JavaType.Declared type, Map<ClassSymbol, JavaType.Declared> into) {
    if (into.putIfAbsent(type.symbol(), type) != null) {
      return;
    }
    for (JavaType.Declared direct : direct(type)) {
      collect(direct, into);
    }
  }

  /** The direct supertypes as declared; those that the host compiler could not resolve left out. */
  List<JavaType.Declared> direct(JavaType.Declared type) {
    List<JavaType> declared = new ArrayList<>();
    type.symbol().superclass().ifPresent(declared::add);
    declared.addAll(type.symbol().interfaces());
    boolean raw = isRaw(type);
    TypeSubstitution arguments = TypeSubstitution.ofArguments(type);
    List<JavaType.Declared> direct = new ArrayList<>();
    for (JavaType each : declared) {
      if (each instanceof JavaType.Declared supertype) {
        direct.add(
            raw
                ? new JavaType.Declared(supertype.symbol(), List.of())
                : arguments.apply(supertype));
      }
    }
    return direct;
  }

  /**
   * Whether some supertype of a class could not be resolved: then its members are not all known.
   */
  boolean hasErroneous(ClassSymbol symbol) {
    Boolean known = erroneous.get(symbol);
    if (known == null) {
      known = closure(symbol).keySet().stream().anyMatch(GenericSupertypes::namesErroneous);
      erroneous.put(symbol, known);
    }
    return known;
  }

  private static boolean namesErroneous(ClassSymbol symbol) {
    return symbol.superclass().filter(t -> !(t instanceof JavaType.Declared)).isPresent()
        || symbol.interfaces().stream().anyMatch(t -> !(t instanceof JavaType.Declared));
  }

  /** {@code type} seen as {@code symbol}, which it extends or implements. */
  Optional<JavaType.Declared> asSuper(JavaType type, ClassSymbol symbol) {
    for (JavaType.Declared part : classTypes.of(type)) {
      Optional<JavaType.Declared> found = ofDeclared(part, symbol);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<JavaType.Declared> ofDeclared(JavaType.Declared type, ClassSymbol symbol) {
    if (type.symbol().equals(symbol)) {
      return Optional.of(type);
    }
    JavaType.Declared supertype = closure(type.symbol()).get(symbol);
    if (supertype == null) {
      return Optional.empty();
    }
    return Optional.of(
        isRaw(type)
            ? new JavaType.Declared(symbol, List.of())
            : TypeSubstitution.ofArguments(type).apply(supertype));
  }
}
