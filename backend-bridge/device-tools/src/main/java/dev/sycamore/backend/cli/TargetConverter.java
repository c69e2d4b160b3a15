package dev.sycamore.backend.cli;

import dev.sycamore.backend.target.DeviceTarget;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the word after {@code --target}. */
final class TargetConverter implements ITypeConverter<DeviceTarget> {

  @Override
  public DeviceTarget convert(String word) {
    try {
      return DeviceTarget.parse(word);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
