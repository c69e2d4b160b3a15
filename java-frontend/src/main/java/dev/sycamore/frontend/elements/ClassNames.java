package dev.sycamore.frontend.elements;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Finds classes by name, the ones that compact source files declare included. Their names cannot be
 * used in Java, and javac does not answer for them. Worse, in a later round the question makes
 * javac 25 enter such a class again, a duplicate then: it is asked once, when the class is new.
 */
public final class ClassNames {
  private final Elements elements;
  private final boolean inOwnModule;
  private final Map<String, TypeElement> implicit = new HashMap<>();

  /** The modules of the classes of this compilation. */
  private final Set<ModuleElement> modules = new HashSet<>();

  /** For a host compiler that is asked for names in all modules. */
  public ClassNames(Elements elements) {
    this(elements, false);
  }

  /**
   * @param inOwnModule whether a compilation of one module asks for what that module sees. javac
   *     looks for any other name in all modules of the platform, and takes a millisecond to find
   *     none.
   */
  public ClassNames(Elements elements, boolean inOwnModule) {
    this.elements = elements;
    this.inOwnModule = inOwnModule;
  }

  Elements elements() {
    return elements;
  }

  /** Learns the classes of a new round. */
  public void learn(Iterable<? extends Element> roots) {
    for (Element root : roots) {
      if (inOwnModule) {
        // Java 8 and before have no modules.
        Optional.ofNullable(elements.getModuleOf(root)).ifPresent(modules::add);
      }
      if (root instanceof TypeElement type) {
        String name = type.getQualifiedName().toString();
        if (name.indexOf('.') < 0 && elements.getTypeElement(name) == null) {
          implicit.put(name, type);
        }
      }
    }
  }

  /** Whether a compact source file declares a class. */
  boolean isImplicit(TypeElement type) {
    return implicit.containsValue(type);
  }

  /** The class with a canonical name, or empty if there is none. */
  public Optional<TypeElement> find(String canonicalName) {
    String[] simpleNames = canonicalName.split("\\.");
    if (!implicit.containsKey(simpleNames[0])) {
      return Optional.ofNullable(named(canonicalName));
    }
    Optional<TypeElement> found = Optional.of(implicit.get(simpleNames[0]));
    for (String simpleName : List.of(simpleNames).subList(1, simpleNames.length)) {
      found = found.flatMap(outer -> member(outer, simpleName));
    }
    return found;
  }

  private TypeElement named(String canonicalName) {
    return modules.size() == 1
        ? elements.getTypeElement(modules.iterator().next(), canonicalName)
        : elements.getTypeElement(canonicalName);
  }

  private static Optional<TypeElement> member(TypeElement outer, String simpleName) {
    return ElementFilter.typesIn(outer.getEnclosedElements()).stream()
        .filter(type -> type.getSimpleName().contentEquals(simpleName))
        .findFirst();
  }
}
