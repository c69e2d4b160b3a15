package dev.sycamore;

/** What an {@link ImageSampler} reads where a coordinate is outside of the image. */
public enum AddressingMode {
  /** The image, every second one mirrored. For normalized coordinates only. */
  MIRRORED_REPEAT,
  /** The image again and again. For normalized coordinates only. */
  REPEAT,
  /** The nearest pixel of the image. */
  CLAMP_TO_EDGE,
  /** The border colour: 0 in every channel, but alpha is 1 where the format has none. */
  CLAMP,
  /**
   * The program promises that no coordinate is outside. The nearest pixel is read; with checks on,
   * or with {@code java -ea} on the host, that is an {@link AssertionError}.
   */
  NONE
}
