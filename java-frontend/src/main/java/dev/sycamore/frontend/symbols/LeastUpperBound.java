package dev.sycamore.frontend.symbols;

import dev.sycamore.frontend.symbols.JavaType.Array;
import dev.sycamore.frontend.symbols.JavaType.Declared;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaType.Wildcard;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The least upper bound of reference types (JLS 4.10.4). */
final class LeastUpperBound {
  private final JavaTypes types;
  private int depth;

  LeastUpperBound(JavaTypes types) {
    this.types = types;
  }

  /** UNKNOWN where the bound would mention itself. */
  JavaType of(List<JavaType> all) {
    List<JavaType> distinct = all.stream().filter(t -> t != Special.NULL).distinct().toList();
    if (distinct.isEmpty()) {
      return Special.NULL;
    }
    if (distinct.size() == 1) {
      return distinct.get(0);
    }
    if (distinct.stream().anyMatch(t -> t instanceof Primitive || !JavaTypes.isKnown(t))) {
      return Special.UNKNOWN;
    }
    for (JavaType candidate : distinct) {
      if (distinct.stream().allMatch(t -> types.isSubtype(t, candidate))) {
        return candidate;
      }
    }
    if (distinct.stream().allMatch(Array.class::isInstance)) {
      return ofArrays(distinct);
    }
    if (depth > 0) {
      return Special.UNKNOWN;
    }
    depth++;
    try {
      return ofClasses(distinct);
    } finally {
      depth--;
    }
  }

  private JavaType ofArrays(List<JavaType> all) {
    List<JavaType> components = all.stream().map(t -> ((Array) t).component()).toList();
    if (components.stream().anyMatch(Primitive.class::isInstance)) {
      return ofClasses(all);
    }
    JavaType component = of(components);
    return component == Special.UNKNOWN ? component : new Array(component);
  }

  private JavaType ofClasses(List<JavaType> all) {
    List<JavaType> parts = new ArrayList<>();
    for (ClassSymbol candidate : minimal(commonSupertypes(all))) {
      JavaType part = parameterisation(candidate, all);
      if (part == Special.UNKNOWN) {
        return part;
      }
      parts.add(part);
    }
    return parts.size() == 1 ? parts.get(0) : new JavaType.Intersection(classFirst(parts));
  }

  private Set<ClassSymbol> commonSupertypes(List<JavaType> all) {
    Set<ClassSymbol> common = null;
    for (JavaType type : all) {
      Set<ClassSymbol> mine = erasedSupertypes(type);
      if (common == null) {
        common = mine;
      } else {
        common.retainAll(mine);
      }
    }
    return common;
  }

  private Set<ClassSymbol> erasedSupertypes(JavaType type) {
    Set<ClassSymbol> all = new LinkedHashSet<>();
    for (Declared part : types.classTypes(type)) {
      all.addAll(types.supertypeClosure(part.symbol()).keySet());
    }
    return all;
  }

  private List<ClassSymbol> minimal(Set<ClassSymbol> candidates) {
    return candidates.stream()
        .filter(c -> candidates.stream().noneMatch(d -> !d.equals(c) && types.isSubclass(d, c)))
        .toList();
  }

  /** The candidate with arguments that contain those of every type. */
  private JavaType parameterisation(ClassSymbol candidate, List<JavaType> all) {
    Declared result = null;
    for (JavaType type : all) {
      Optional<Declared> as = types.asSuper(type, candidate);
      if (as.isEmpty() || types.isRaw(as.get())) {
        return new Declared(candidate, List.of());
      }
      if (result == null) {
        result = as.get();
      } else if (!result.equals(as.get())) {
        List<JavaType> arguments = new ArrayList<>();
        for (int i = 0; i < result.arguments().size(); i++) {
          JavaType argument = containing(result.arguments().get(i), as.get().arguments().get(i));
          if (argument == Special.UNKNOWN) {
            return argument;
          }
          arguments.add(argument);
        }
        result = new Declared(candidate, arguments, result.enclosing());
      }
    }
    return result;
  }

  private JavaType containing(JavaType a, JavaType b) {
    if (a.equals(b)) {
      return a;
    }
    if (a instanceof Wildcard
        || b instanceof Wildcard
        || types.isCaptured(a)
        || types.isCaptured(b)) {
      return Special.UNKNOWN;
    }
    JavaType bound = of(List.of(a, b));
    if (bound == Special.UNKNOWN) {
      return bound;
    }
    return types.isObject(bound)
        ? new Wildcard(Optional.empty(), Optional.empty())
        : new Wildcard(Optional.of(bound), Optional.empty());
  }

  private static List<JavaType> classFirst(List<JavaType> parts) {
    Map<Boolean, List<JavaType>> split =
        parts.stream()
            .collect(
                java.util.stream.Collectors.partitioningBy(
                    t ->
                        t instanceof Declared declared
                            && declared.symbol().kind() != ClassSymbol.Kind.INTERFACE
                            && declared.symbol().kind() != ClassSymbol.Kind.ANNOTATION));
    List<JavaType> ordered = new ArrayList<>(split.get(true));
    ordered.addAll(split.get(false));
    return ordered;
  }
}
