package dev.sycamore.backend.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads options whose words are the constants of an enum, in lower case and only so. */
public final class EnumConverter<E extends Enum<E>> implements ITypeConverter<E> {

  private final List<E> values;

  public EnumConverter(Class<E> type) {
    values = List.of(type.getEnumConstants());
  }

  /** The word of a constant. */
  public static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public E convert(String word) {
    return values.stream()
        .filter(value -> word(value).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "expected one of "
                        + values.stream().map(EnumConverter::word).toList()
                        + " (case-sensitive) but was '"
                        + word
                        + "'"));
  }
}
