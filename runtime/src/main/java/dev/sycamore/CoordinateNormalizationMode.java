package dev.sycamore;

/** The unit of the coordinates of an {@link ImageSampler}. */
public enum CoordinateNormalizationMode {
  /** The extent of the image: coordinates from 0 to 1 are inside. */
  NORMALIZED,
  /** Pixels: the middle of the first pixel is 0.5. */
  UNNORMALIZED
}
