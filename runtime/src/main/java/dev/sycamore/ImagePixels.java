package dev.sycamore;

import dev.sycamore.devicelib.images.ChannelConversion;
import dev.sycamore.devicelib.images.PixelLayout;

/** Pixels of images as colours; code for the host and for devices. */
final class ImagePixels {
  private static final int ALPHA = 3;

  private ImagePixels() {}

  static Float4 floats(IntAccessor data, int pixel, int layout) {
    return new Float4(
        floatOf(data, pixel, layout, 0),
        floatOf(data, pixel, layout, 1),
        floatOf(data, pixel, layout, 2),
        floatOf(data, pixel, layout, ALPHA));
  }

  static Int4 ints(IntAccessor data, int pixel, int layout) {
    return new Int4(
        intOf(data, pixel, layout, 0),
        intOf(data, pixel, layout, 1),
        intOf(data, pixel, layout, 2),
        intOf(data, pixel, layout, ALPHA));
  }

  /** What is read outside of an image. */
  static Float4 floatBorder(int layout) {
    return new Float4(0, 0, 0, borderAlpha(layout));
  }

  /** What is read outside of an image. */
  static Int4 intBorder(int layout) {
    return new Int4(0, 0, 0, borderAlpha(layout));
  }

  static void set(IntAccessor data, int pixel, int layout, Float4 color) {
    int kind = PixelLayout.kind(layout);
    int bits = PixelLayout.bits(layout);
    setRaw(
        data,
        pixel,
        layout,
        ChannelConversion.ofFloat(kind, bits, color.x()),
        ChannelConversion.ofFloat(kind, bits, color.y()),
        ChannelConversion.ofFloat(kind, bits, color.z()),
        ChannelConversion.ofFloat(kind, bits, color.w()));
  }

  static void set(IntAccessor data, int pixel, int layout, Int4 color) {
    int kind = PixelLayout.kind(layout);
    int bits = PixelLayout.bits(layout);
    setRaw(
        data,
        pixel,
        layout,
        ChannelConversion.ofInt(kind, bits, color.x()),
        ChannelConversion.ofInt(kind, bits, color.y()),
        ChannelConversion.ofInt(kind, bits, color.z()),
        ChannelConversion.ofInt(kind, bits, color.w()));
  }

  private static void setRaw(
      IntAccessor data, int pixel, int layout, int red, int green, int blue, int alpha) {
    int words = PixelLayout.words(layout);
    for (int word = 0; word < words; word++) {
      data.set(pixel * words + word, PixelLayout.word(layout, word, red, green, blue, alpha));
    }
  }

  private static float floatOf(IntAccessor data, int pixel, int layout, int channel) {
    int place = PixelLayout.place(layout, channel);
    if (place == PixelLayout.ABSENT) {
      return channel == ALPHA ? 1 : 0;
    }
    return ChannelConversion.toFloat(
        PixelLayout.kind(layout), PixelLayout.bits(layout), raw(data, pixel, layout, place));
  }

  private static int intOf(IntAccessor data, int pixel, int layout, int channel) {
    int place = PixelLayout.place(layout, channel);
    if (place == PixelLayout.ABSENT) {
      return channel == ALPHA ? 1 : 0;
    }
    return ChannelConversion.toInt(
        PixelLayout.kind(layout), PixelLayout.bits(layout), raw(data, pixel, layout, place));
  }

  private static int raw(IntAccessor data, int pixel, int layout, int place) {
    int word = pixel * PixelLayout.words(layout) + PixelLayout.wordOf(layout, place);
    return data.get(word) >>> PixelLayout.shiftOf(layout, place);
  }

  private static int borderAlpha(int layout) {
    return PixelLayout.place(layout, ALPHA) == PixelLayout.ABSENT ? 1 : 0;
  }
}
