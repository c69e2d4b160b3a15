package dev.sycamore.outliner.lowering.expression;

import dev.sycamore.frontend.symbols.FieldSymbol;
import java.util.Map;
import java.util.Optional;

/** The constants of {@code dev.sycamore.Half}, by their bits. */
final class HalfConstants {
  private static final Map<String, Integer> BITS =
      Map.of(
          "ZERO", 0,
          "ONE", 0x3C00,
          "MIN_VALUE", 1,
          "MIN_NORMAL", 0x0400,
          "MAX_VALUE", 0x7BFF,
          "POSITIVE_INFINITY", 0x7C00,
          "NEGATIVE_INFINITY", 0xFC00,
          "NaN", 0x7E00);

  private HalfConstants() {}

  /** The bits of a constant that the API declares. */
  static Optional<Short> bitsOf(FieldSymbol field) {
    return field.owner().canonicalName().equals("dev.sycamore.Half")
        ? Optional.ofNullable(BITS.get(field.name())).map(Integer::shortValue)
        : Optional.empty();
  }
}
