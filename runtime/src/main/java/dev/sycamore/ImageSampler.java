package dev.sycamore;

import dev.sycamore.devicelib.images.TexelCoordinate;
import java.util.Objects;

/**
 * How a {@link PixelImage} is read at a coordinate. The formulas are those of the OpenCL C
 * specification, computed in {@code float}, and have the same bits on every device.
 *
 * @param addressing what is read outside of the image
 * @param normalization the unit of the coordinates
 * @param filtering which pixels are combined
 */
public record ImageSampler(
    AddressingMode addressing, CoordinateNormalizationMode normalization, FilteringMode filtering) {

  /**
   * A sampler.
   *
   * @param addressing what is read outside of the image; not null
   * @param normalization the unit of the coordinates; not null
   * @param filtering which pixels are combined; not null
   * @throws IllegalArgumentException if {@code addressing} repeats and the coordinates are not
   *     normalized
   */
  public ImageSampler {
    Objects.requireNonNull(addressing, "addressing");
    Objects.requireNonNull(normalization, "normalization");
    Objects.requireNonNull(filtering, "filtering");
    boolean repeats =
        addressing == AddressingMode.REPEAT || addressing == AddressingMode.MIRRORED_REPEAT;
    if (repeats && normalization == CoordinateNormalizationMode.UNNORMALIZED) {
      throw new IllegalArgumentException(addressing + " requires normalized coordinates");
    }
  }

  /** Where a coordinate is in the image, in pixels. */
  float position(float coordinate, int size) {
    if (addressing == AddressingMode.REPEAT) {
      return TexelCoordinate.fraction(coordinate) * size;
    }
    if (addressing == AddressingMode.MIRRORED_REPEAT) {
      return TexelCoordinate.mirrored(coordinate) * size;
    }
    return normalization == CoordinateNormalizationMode.NORMALIZED ? coordinate * size : coordinate;
  }

  /** The pixel that is read for an index; it is outside of the image only for {@code CLAMP}. */
  int address(int index, int size) {
    if (addressing == AddressingMode.REPEAT) {
      return TexelCoordinate.repeated(index, size);
    }
    return addressing == AddressingMode.CLAMP
        ? TexelCoordinate.clampedToBorder(index, size)
        : TexelCoordinate.clampedToEdge(index, size);
  }

  /** Whether the program has kept the promise of {@code NONE}. */
  boolean allows(float position, int size) {
    return addressing != AddressingMode.NONE || (position >= 0 && position < size);
  }
}
