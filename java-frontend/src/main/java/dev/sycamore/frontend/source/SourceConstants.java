package dev.sycamore.frontend.source;

import dev.sycamore.frontend.symbols.FieldConstants;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The values of constant variables: from their source where the host compiler compiles that now,
 * otherwise from the host compiler, which has read a class file.
 */
final class SourceConstants implements FieldConstants {
  private static final String STRING = "java.lang.String";

  private final SourceUnits units;
  private final Map<FieldSymbol, Optional<Object>> known = new HashMap<>();

  SourceConstants(SourceUnits units) {
    this.units = units;
  }

  @Override
  public Optional<Object> of(FieldSymbol field) {
    if (!mayBeConstant(field)) {
      return Optional.empty();
    }
    Optional<Object> value = known.get(field);
    if (value == null) {
      // A field whose initialiser leads to itself is an error, and no constant.
      known.put(field, Optional.empty());
      value =
          units
              .compiledUnitOf(field.owner())
              .map(unit -> unit.attribution().constantOf(field))
              .orElseGet(field::constantValue);
      known.put(field, value);
    }
    return value;
  }

  private static boolean mayBeConstant(FieldSymbol field) {
    return !field.isEnumConstant()
        && field.modifiers().contains(Modifier.FINAL)
        && (field.type() instanceof JavaType.Primitive
            || (field.type() instanceof JavaType.Declared type
                && type.symbol().canonicalName().equals(STRING)));
  }
}
