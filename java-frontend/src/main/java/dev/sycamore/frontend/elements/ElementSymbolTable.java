package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Declarations from the host compiler's elements. What was asked once is kept, so one instance
 * serves one round.
 */
public final class ElementSymbolTable implements SymbolTable {
  private final ClassNames names;
  private final Elements elements;
  private final Map<String, Optional<ClassSymbol>> named = new HashMap<>();
  private final Map<String, List<String>> packages = new HashMap<>();
  private final Map<TypeElement, ElementClass> classes = new HashMap<>();

  public ElementSymbolTable(Elements elements) {
    this(new ClassNames(elements));
  }

  public ElementSymbolTable(ClassNames names) {
    this.names = names;
    this.elements = names.elements();
  }

  @Override
  public Optional<ClassSymbol> classNamed(String canonicalName) {
    Optional<ClassSymbol> known = named.get(canonicalName);
    if (known == null) {
      known = names.find(canonicalName).map(this::classOf);
      named.put(canonicalName, known);
    }
    return known;
  }

  @Override
  public List<String> packagesOf(String module) {
    return packages.computeIfAbsent(
        module,
        name -> {
          Set<String> exported = new LinkedHashSet<>();
          addPackages(elements.getModuleElement(name), exported, new HashSet<>());
          return List.copyOf(exported);
        });
  }

  private static void addPackages(
      ModuleElement module, Set<String> packages, Set<ModuleElement> seen) {
    if (module == null || !seen.add(module)) {
      return;
    }
    for (ModuleElement.ExportsDirective export : ElementFilter.exportsIn(module.getDirectives())) {
      if (export.getTargetModules() == null) {
        packages.add(export.getPackage().getQualifiedName().toString());
      }
    }
    for (ModuleElement.RequiresDirective required :
        ElementFilter.requiresIn(module.getDirectives())) {
      if (required.isTransitive()) {
        addPackages(required.getDependency(), packages, seen);
      }
    }
  }

  /** What was asked so far. */
  public Lookups lookups() {
    List<String> missing = new ArrayList<>();
    named.forEach(
        (name, symbol) -> {
          if (symbol.isEmpty()) {
            missing.add(name);
          }
        });
    return new Lookups(List.copyOf(classes.keySet()), missing, !packages.isEmpty());
  }

  /** The symbol of an element; always the same one. */
  public ClassSymbol classOf(TypeElement element) {
    ElementClass known = classes.get(element);
    if (known == null) {
      known = new ElementClass(element, this);
      classes.put(element, known);
    }
    return known;
  }

  ClassNames names() {
    return names;
  }

  Elements elements() {
    return elements;
  }
}
