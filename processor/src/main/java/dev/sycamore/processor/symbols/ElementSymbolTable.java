package dev.sycamore.processor.symbols;

import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.SymbolTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Declarations from the host compiler's elements. What was asked once is kept, so one instance
 * serves one round.
 */
public final class ElementSymbolTable implements SymbolTable {
  private final Elements elements;
  private final Map<String, Optional<ClassSymbol>> named = new HashMap<>();
  private final Map<TypeElement, ElementClass> classes = new HashMap<>();

  public ElementSymbolTable(Elements elements) {
    this.elements = elements;
  }

  @Override
  public Optional<ClassSymbol> classNamed(String canonicalName) {
    Optional<ClassSymbol> known = named.get(canonicalName);
    if (known == null) {
      known = Optional.ofNullable(elements.getTypeElement(canonicalName)).map(this::classOf);
      named.put(canonicalName, known);
    }
    return known;
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

  Elements elements() {
    return elements;
  }
}
