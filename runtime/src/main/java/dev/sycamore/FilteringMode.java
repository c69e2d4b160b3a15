package dev.sycamore;

/** Which pixels an {@link ImageSampler} combines to a colour. */
public enum FilteringMode {
  /** The pixel that the coordinate is in. */
  NEAREST,
  /** The two, four or eight nearest pixels, weighted by distance. Not for formats of integers. */
  LINEAR
}
