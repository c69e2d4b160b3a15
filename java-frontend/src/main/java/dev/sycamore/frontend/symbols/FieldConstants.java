package dev.sycamore.frontend.symbols;

import java.util.Optional;

/** The values of the fields that are constant variables (JLS 4.12.4). */
@FunctionalInterface
public interface FieldConstants {

  /** A boxed primitive or a String; empty for a field that is none. */
  Optional<Object> of(FieldSymbol field);
}
