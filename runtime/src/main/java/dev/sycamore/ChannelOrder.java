package dev.sycamore;

import dev.sycamore.devicelib.images.PixelLayout;

/**
 * Which channels a pixel has, in the order of memory. Of those that it lacks, red, green and blue
 * are read as 0, and alpha as 1.
 */
public enum ChannelOrder {
  /** Red only. */
  R(1, 0, PixelLayout.ABSENT, PixelLayout.ABSENT, PixelLayout.ABSENT),
  /** Red, green. */
  RG(2, 0, 1, PixelLayout.ABSENT, PixelLayout.ABSENT),
  /** Red, green, blue, alpha. */
  RGBA(4, 0, 1, 2, 3),
  /** Blue, green, red, alpha: as ints, {@code BufferedImage.TYPE_INT_ARGB}. */
  BGRA(4, 2, 1, 0, 3),
  /** Alpha, red, green, blue. */
  ARGB(4, 1, 2, 3, 0),
  /** Alpha, blue, green, red: as bytes, {@code BufferedImage.TYPE_4BYTE_ABGR}. */
  ABGR(4, 3, 2, 1, 0);

  private final int channels;
  private final int red;
  private final int green;
  private final int blue;
  private final int alpha;

  ChannelOrder(int channels, int red, int green, int blue, int alpha) {
    this.channels = channels;
    this.red = red;
    this.green = green;
    this.blue = blue;
    this.alpha = alpha;
  }

  /**
   * How many channels a pixel has.
   *
   * @return 1, 2 or 4
   */
  public int channels() {
    return channels;
  }

  /** As the number that kernels get. */
  int layout(ChannelType type) {
    int words = channels * type.bits() / Integer.SIZE;
    int logarithmOfBits = Integer.numberOfTrailingZeros(type.bits());
    return PixelLayout.of(type.kind(), logarithmOfBits, words, red, green, blue, alpha);
  }
}
