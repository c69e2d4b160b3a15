package dev.sycamore.backend.cli;

import dev.sycamore.binding.properties.Dialect;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the word after {@code --dialect}. */
final class DialectConverter implements ITypeConverter<Dialect> {
  @Override
  public Dialect convert(String word) {
    return switch (word) {
      case "design" -> Dialect.DESIGN;
      case "dpcpp" -> Dialect.DPCPP;
      default ->
          throw new TypeConversionException(
              "unknown dialect '" + word + "'; the dialects are design and dpcpp");
    };
  }
}
