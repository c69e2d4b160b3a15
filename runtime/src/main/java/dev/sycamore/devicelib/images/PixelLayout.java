package dev.sycamore.devicelib.images;

/**
 * How the channels of a pixel lie in its words of 32 bits, as one number that a kernel gets. The
 * channel at place {@code p} has the bits from {@code p * bits} on, the first word being the low
 * one.
 *
 * <p>From the lowest bit: the channel type (4 bits), the logarithm of the bits of a channel (4),
 * the number of words (4), and the places of red, green, blue and alpha (4 each).
 */
public final class PixelLayout {
  /** The place of a channel that the pixel does not have; no word of a pixel reaches it. */
  public static final int ABSENT = 15;

  private static final int FIELD = 4;
  private static final int MASK = 15;
  private static final int WORD_BITS = 32;

  private PixelLayout() {}

  /** The number of a layout. */
  public static int of(
      int kind, int logarithmOfBits, int words, int red, int green, int blue, int alpha) {
    return kind
        | (logarithmOfBits << FIELD)
        | (words << (2 * FIELD))
        | (red << (3 * FIELD))
        | (green << (4 * FIELD))
        | (blue << (5 * FIELD))
        | (alpha << (6 * FIELD));
  }

  /** The kind of numbers, one of {@link ChannelConversion}. */
  public static int kind(int layout) {
    return layout & MASK;
  }

  /** How many bits a channel has. */
  public static int bits(int layout) {
    return 1 << ((layout >>> FIELD) & MASK);
  }

  /** How many words a pixel has. */
  public static int words(int layout) {
    return (layout >>> (2 * FIELD)) & MASK;
  }

  /** The place of a channel: 0 is red, 3 is alpha. */
  public static int place(int layout, int channel) {
    return (layout >>> ((3 + channel) * FIELD)) & MASK;
  }

  /** In which word of a pixel a place is. */
  public static int wordOf(int layout, int place) {
    return bitOf(layout, place) / WORD_BITS;
  }

  /** At which bit of its word a place begins. */
  public static int shiftOf(int layout, int place) {
    return bitOf(layout, place) % WORD_BITS;
  }

  /** A word of a pixel, from the low bits of each channel. */
  public static int word(int layout, int word, int red, int green, int blue, int alpha) {
    return part(layout, word, place(layout, 0), red)
        | part(layout, word, place(layout, 1), green)
        | part(layout, word, place(layout, 2), blue)
        | part(layout, word, place(layout, 3), alpha);
  }

  private static int part(int layout, int word, int place, int value) {
    int mask = -1 >>> (WORD_BITS - bits(layout));
    return wordOf(layout, place) == word ? (value & mask) << shiftOf(layout, place) : 0;
  }

  private static int bitOf(int layout, int place) {
    return place * bits(layout);
  }
}
