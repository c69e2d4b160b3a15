package dev.sycamore.processor.cache;

import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.processor.host.DeclaredNames;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * What the names in the declarations of a file may mean: all classes that the host compiler may
 * have looked for, and those of them of which it has used more than that they are there.
 */
final class NamedClasses {

  private final ClassNames classNames;
  private final ClassOrigins origins;
  private final Set<String> memberNames = new HashSet<>();
  private final Map<String, Set<TypeElement>> imported = new HashMap<>();
  private final Set<String> packages = new LinkedHashSet<>();
  private final Map<String, Boolean> asked = new TreeMap<>();
  private final Set<TypeElement> used = new LinkedHashSet<>();

  private NamedClasses(ClassNames classNames, ClassOrigins origins) {
    this.classNames = classNames;
    this.origins = origins;
  }

  static NamedClasses of(DeclaredNames declared, ClassNames classNames, ClassOrigins origins) {
    NamedClasses classes = new NamedClasses(classNames, origins);
    classes.add(declared);
    return classes;
  }

  /** Canonical names, none of classes of the platform, and whether there is a class. */
  Map<String, Boolean> asked() {
    return asked;
  }

  /**
   * Classes of which members or supertypes count, with and without source, none of the platform.
   */
  Set<TypeElement> used() {
    return used;
  }

  private void add(DeclaredNames declared) {
    for (Set<List<String>> names :
        List.of(declared.imports(), declared.types(), declared.values())) {
      names.forEach(memberNames::addAll);
    }
    for (List<String> name : declared.imports()) {
      qualified(name, false)
          .ifPresent(
              type ->
                  imported
                      .computeIfAbsent(name.get(name.size() - 1), n -> new HashSet<>())
                      .add(type));
    }
    packages.add(declared.packageName());
    for (List<String> name : declared.onDemand()) {
      String text = String.join(".", name);
      if (qualified(name, true).isEmpty() && !origins.isPlatform(text)) {
        packages.add(text);
      }
    }
    declared.types().forEach(name -> resolve(name, false));
    declared.values().forEach(name -> resolve(name, true));
  }

  private void resolve(List<String> name, boolean isUsed) {
    Set<TypeElement> found = new HashSet<>(imported.getOrDefault(name.get(0), Set.of()));
    for (String packageName : packages) {
      find(packageName.isEmpty() ? name.get(0) : packageName + '.' + name.get(0))
          .ifPresent(found::add);
    }
    if (found.isEmpty()) {
      qualified(name, isUsed);
    } else if (isUsed || name.size() > 1) {
      found.forEach(this::use);
    }
  }

  /**
   * The class that a name begins with; it is used if the name has more parts.
   *
   * @param isUsed whether it is in any case
   */
  private Optional<TypeElement> qualified(List<String> name, boolean isUsed) {
    for (int parts = 2; parts <= name.size(); parts++) {
      Optional<TypeElement> found = find(String.join(".", name.subList(0, parts)));
      if (found.isPresent()) {
        if (isUsed || parts < name.size()) {
          use(found.get());
        }
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<TypeElement> find(String name) {
    Optional<TypeElement> type = classNames.find(name);
    if (type.isEmpty() || !origins.isPlatform(type.get())) {
      asked.put(name, type.isPresent());
    }
    return type;
  }

  private void use(TypeElement type) {
    if (origins.isPlatform(type) || !used.add(type) || origins.sourceOf(type).isPresent()) {
      return;
    }
    // The declarations of a class without source are nowhere else.
    use(type.getSuperclass());
    type.getInterfaces().forEach(this::use);
    for (TypeElement member : ElementFilter.typesIn(type.getEnclosedElements())) {
      if (memberNames.contains(member.getSimpleName().toString())) {
        use(member);
      }
    }
  }

  private void use(TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      Element element = declared.asElement();
      if (element instanceof TypeElement found) {
        use(found);
      }
    }
  }
}
