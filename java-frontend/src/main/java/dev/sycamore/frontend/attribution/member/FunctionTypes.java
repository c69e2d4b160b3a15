package dev.sycamore.frontend.attribution.member;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/** Functional interfaces and their function types (JLS 9.8, 9.9). */
public final class FunctionTypes {
  private final JavaTypes types;
  private final TypeMembers members;
  private final Map<ClassSymbol, Optional<MethodSymbol>> methods = new HashMap<>();

  public FunctionTypes(JavaTypes types, TypeMembers members) {
    this.types = types;
    this.members = members;
  }

  /**
   * A function type.
   *
   * @param type the functional interface, without wildcards
   * @param signature its abstract method, as a member of {@code type}
   */
  public record FunctionType(JavaType type, Signature signature) {}

  /** Forgets classes; whether any were known. */
  public boolean forget(Predicate<ClassSymbol> forgotten) {
    return methods.keySet().removeIf(forgotten);
  }

  /** The one abstract method of a functional interface; empty if it is none. */
  public Optional<MethodSymbol> methodOf(JavaType type) {
    if (type instanceof JavaType.Intersection intersection) {
      List<MethodSymbol> all =
          intersection.parts().stream().flatMap(part -> methodOf(part).stream()).toList();
      return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }
    if (!(type instanceof Declared declared)
        || declared.symbol().kind() != ClassSymbol.Kind.INTERFACE) {
      return Optional.empty();
    }
    Optional<MethodSymbol> known = methods.get(declared.symbol());
    if (known == null) {
      known = find(declared.symbol());
      methods.put(declared.symbol(), known);
    }
    return known;
  }

  private Optional<MethodSymbol> find(ClassSymbol symbol) {
    JavaType site = types.thisType(symbol);
    List<MethodSymbol> all = new ArrayList<>();
    for (ClassSymbol owner : types.supertypeClosure(symbol).keySet()) {
      if (owner.kind() != ClassSymbol.Kind.INTERFACE) {
        continue;
      }
      for (MethodSymbol method : owner.methods()) {
        if (method.modifiers().contains(Modifier.ABSTRACT)
            && members.methods(symbol, method.name()).contains(method)
            && !isOfObject(site, method)
            && all.stream().noneMatch(m -> sameSignature(site, m, method))) {
          all.add(method);
        }
      }
    }
    return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
  }

  private boolean sameSignature(JavaType site, MethodSymbol a, MethodSymbol b) {
    if (!a.name().equals(b.name())) {
      return false;
    }
    Signature left = members.signature(site, a);
    Signature right = members.signature(site, b);
    return members.isSubsignature(left, right) || members.isSubsignature(right, left);
  }

  private boolean isOfObject(JavaType site, MethodSymbol method) {
    Signature signature = members.signature(site, method);
    return members.methodsOf(types.object(), method.name()).stream()
        .filter(s -> s.method().modifiers().contains(Modifier.PUBLIC))
        .anyMatch(s -> members.isSubsignature(signature, s));
  }

  /** The function type of a functional interface type, wildcards replaced. */
  public Optional<FunctionType> of(JavaType type) {
    return methodOf(type).flatMap(method -> of(type, method));
  }

  private Optional<FunctionType> of(JavaType type, MethodSymbol method) {
    if (type instanceof JavaType.Intersection intersection) {
      return intersection.parts().stream()
          .filter(part -> methodOf(part).isPresent())
          .findFirst()
          .flatMap(this::of)
          .map(function -> new FunctionType(type, function.signature()));
    }
    return withoutWildcards((Declared) type)
        .map(t -> new FunctionType(t, members.signature(t, method)));
  }

  private Optional<Declared> withoutWildcards(Declared type) {
    if (type.arguments().stream().noneMatch(Wildcard.class::isInstance)) {
      return Optional.of(type);
    }
    List<JavaType.Variable> parameters = type.symbol().typeParameters();
    List<JavaType> arguments = new ArrayList<>();
    for (int i = 0; i < type.arguments().size(); i++) {
      JavaType argument = type.arguments().get(i);
      if (!(argument instanceof Wildcard wildcard)) {
        arguments.add(argument);
        continue;
      }
      if (wildcard.lower().isPresent()) {
        arguments.add(wildcard.lower().get());
        continue;
      }
      JavaType bound = parameters.get(i).bound();
      if (JavaTypes.mentions(bound, t -> isOneOf(t, parameters))) {
        return Optional.empty();
      }
      arguments.add(wildcard.upper().map(upper -> bounded(upper, bound)).orElse(bound));
    }
    return Optional.of(new Declared(type.symbol(), arguments, type.enclosing()));
  }

  /** An upper bound may be an inference variable, of which only this is known. */
  private JavaType bounded(JavaType upper, JavaType bound) {
    return types.isObject(bound) ? upper : types.greatestLowerBound(upper, bound);
  }

  private static boolean isOneOf(JavaType type, List<JavaType.Variable> variables) {
    return type instanceof JavaType.Variable variable && Set.copyOf(variables).contains(variable);
  }

  /**
   * The functional interface type whose parameter types are those that a lambda writes (JLS
   * 18.5.3); as {@link #of} where they leave something open.
   */
  public Optional<FunctionType> ofExplicit(JavaType type, List<JavaType> parameterTypes) {
    if (!(type instanceof Declared declared)
        || declared.arguments().stream().noneMatch(Wildcard.class::isInstance)) {
      return of(type);
    }
    Optional<MethodSymbol> method = methodOf(type);
    if (method.isEmpty() || method.get().parameters().size() != parameterTypes.size()) {
      return Optional.empty();
    }
    List<JavaType.Variable> variables = declared.symbol().typeParameters();
    Signature open = members.signature(types.thisType(declared.symbol()), method.get());
    List<JavaType> arguments = new ArrayList<>(declared.arguments());
    for (int i = 0; i < parameterTypes.size(); i++) {
      int at = variables.indexOf(open.parameters().get(i));
      if (at >= 0) {
        arguments.set(at, parameterTypes.get(i));
      }
    }
    Declared explicit = new Declared(declared.symbol(), arguments, declared.enclosing());
    return of(explicit);
  }
}
