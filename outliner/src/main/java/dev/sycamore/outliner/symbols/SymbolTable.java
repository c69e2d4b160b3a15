package dev.sycamore.outliner.symbols;

import java.util.Optional;

/**
 * Where declarations come from. The outliner owns this interface so that it works the same under
 * every host compiler, and in tests without one.
 */
public interface SymbolTable {

  /** The class with this canonical name ({@code p.Outer.Inner}), or empty if there is none. */
  Optional<ClassSymbol> classNamed(String canonicalName);
}
