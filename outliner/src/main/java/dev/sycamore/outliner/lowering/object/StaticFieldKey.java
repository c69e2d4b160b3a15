package dev.sycamore.outliner.lowering.object;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;

/**
 * What a field of a class is known by, whatever object it belongs to. A local class has no name of
 * its own: there it is the class itself, of which there is one symbol.
 */
public record StaticFieldKey(Object owner, String field) {

  /** The key of a field. */
  public static StaticFieldKey of(FieldSymbol field) {
    ClassSymbol owner = field.owner();
    return new StaticFieldKey(
        owner.binaryName().isEmpty() ? owner : owner.binaryName(), field.name());
  }
}
