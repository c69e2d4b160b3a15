package dev.sycamore.frontend.symbols;

import java.util.List;
import java.util.Optional;

/**
 * Where declarations come from. The outliner owns this interface so that it works the same under
 * every host compiler, and in tests without one.
 */
public interface SymbolTable {

  /** The class with this canonical name ({@code p.Outer.Inner}), or empty if there is none. */
  Optional<ClassSymbol> classNamed(String canonicalName);

  /**
   * The packages that a declaration {@code import module} of this module names: those that it and
   * what it requires transitively export to everybody. None if the module is not known.
   */
  default List<String> packagesOf(String module) {
    return List.of();
  }
}
