package dev.sycamore.backend.cli;

import dev.sycamore.backend.target.ImageTarget;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the word after {@code --target}. */
final class TargetConverter implements ITypeConverter<ImageTarget> {

  @Override
  public ImageTarget convert(String word) {
    try {
      return ImageTarget.parse(word);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
