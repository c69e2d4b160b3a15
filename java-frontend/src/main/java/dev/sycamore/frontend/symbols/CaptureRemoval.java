package dev.sycamore.frontend.symbols;

import java.util.Optional;

/**
 * Types without the variables of capture conversion: as a type argument the wildcard is back,
 * elsewhere its upper bound.
 */
final class CaptureRemoval extends TypeMapping {

  @Override
  JavaType argument(JavaType argument) {
    Optional<CapturedTypeVariable> captured = CapturedTypeVariable.of(argument);
    return captured.isPresent() ? argument(captured.get().origin()) : map(argument);
  }

  @Override
  public JavaType visitVariable(JavaType.Variable type) {
    return CapturedTypeVariable.of(type).isPresent() ? map(type.bound()) : type;
  }
}
