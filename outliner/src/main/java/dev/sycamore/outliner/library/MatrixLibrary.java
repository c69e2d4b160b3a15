package dev.sycamore.outliner.library;

import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import java.util.Optional;

/** Finds the device library's code for matrices, each method by its name alone. */
public final class MatrixLibrary {
  /** The class of the methods that targets have as operations. */
  public static final String ENGINE = "dev.sycamore.devicelib.groups.MatrixEngine";

  private static final String MEMORY = "dev.sycamore.devicelib.groups.MatrixMemory";
  private static final String PRODUCTS = "dev.sycamore.devicelib.groups.MatrixProducts";

  private final SymbolTable symbols;

  public MatrixLibrary(SymbolTable symbols) {
    this.symbols = symbols;
  }

  /** A method that loads or stores. */
  public Optional<MethodSymbol> memory(String method) {
    return find(MEMORY, method);
  }

  /** A method that computes. */
  public Optional<MethodSymbol> products(String method) {
    return find(PRODUCTS, method);
  }

  private Optional<MethodSymbol> find(String owner, String name) {
    return symbols
        .classNamed(owner)
        .flatMap(o -> o.methods().stream().filter(m -> m.name().equals(name)).findFirst());
  }
}
