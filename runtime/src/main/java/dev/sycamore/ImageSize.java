package dev.sycamore;

import dev.sycamore.devicelib.images.PixelLayout;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** How much memory images have. */
final class ImageSize {
  private static final Set<Integer> LAYOUTS =
      Arrays.stream(ImageFormat.values())
          .map(ImageFormat::layout)
          .collect(Collectors.toUnmodifiableSet());

  private ImageSize() {}

  /**
   * The number of ints of an image.
   *
   * @throws IllegalArgumentException if an extent is less than 1, or the image is too large
   */
  static int ints(int intsPerPixel, int... extents) {
    long ints = intsPerPixel;
    for (int extent : extents) {
      if (extent < 1) {
        throw new IllegalArgumentException(
            "an image needs at least one pixel, not " + shown(extents));
      }
      // Both factors are ints.
      ints *= extent;
      if (ints > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "an image of "
                + shown(extents)
                + " pixels of "
                + intsPerPixel
                + " ints has more than 2^31 - 1 ints");
      }
    }
    return (int) ints;
  }

  /**
   * Kernels do not check again that the pixels of an image are in its memory.
   *
   * @throws IllegalArgumentException if an accessor does not have the ints of an image, or no
   *     format has the layout
   */
  static void check(IntAccessor data, int layout, int... extents) {
    if (!LAYOUTS.contains(layout)) {
      throw new IllegalArgumentException("no format has the layout " + layout);
    }
    int expected = ints(PixelLayout.words(layout), extents);
    if (data.size() != expected) {
      throw new IllegalArgumentException(
          "the accessor has " + data.size() + " ints, and the image " + expected);
    }
  }

  private static String shown(int... extents) {
    return Arrays.stream(extents).mapToObj(Integer::toString).collect(Collectors.joining(" x "));
  }
}
