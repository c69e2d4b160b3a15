package dev.sycamore.header;

import java.util.Objects;

/**
 * A device image of the unit, as the class output has it.
 *
 * @param format what it is
 * @param target the device target that it was compiled for, such as {@code x86_64}
 * @param resource its name in the class output, without a leading slash
 */
public record DeviceImage(ImageFormat format, String target, String resource) {

  public DeviceImage {
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(resource, "resource");
  }
}
