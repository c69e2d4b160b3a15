package dev.sycamore;

/**
 * Pixels in memory that kernels read and write as colours, through accessors.
 *
 * <pre>{@code
 * try (UnsampledImage2 image = UnsampledImage2.wrap(bytes, ImageFormat.R8G8B8A8_UNORM, width, height)) {
 *   q.submit(h -> {
 *     FloatImageAccessor2 pixels = image.access(h, AccessMode.READ_WRITE);
 *     h.parallelFor(range(height, width), (y, x) -> pixels.write(x, y, pixels.read(x, y).mul(0.5f)));
 *   });
 * } // waits; the bytes have the results
 * }</pre>
 *
 * <p>The first coordinate is the one along a row, which is not the order of ranges: see {@code
 * docs/IMAGES.md}. That document also has the formulas of conversions and samplers; their results
 * have the same bits on every device.
 *
 * <p>Order, ownership and threads are as with {@link DeviceBuffer}. Where the pixels come in an
 * array of another type than {@code int}, the image has a copy of them until it is closed.
 */
public abstract class PixelImage implements AutoCloseable {
  private final ImageFormat format;
  private final PixelMemory memory;
  private final int[] extents;

  PixelImage(ImageFormat format, PixelMemory memory, int... extents) {
    this.format = format;
    this.memory = memory;
    this.extents = extents;
  }

  /**
   * What the pixels consist of.
   *
   * @return the format that the image was made with
   */
  public final ImageFormat format() {
    return format;
  }

  /**
   * Refuses commands that use this image from now on, waits for those that were submitted, writes
   * the results to the array that it wraps, and frees its memory, as {@link DeviceBuffer#close}.
   *
   * @throws RuntimeException or Error: as {@link DeviceBuffer#close}
   */
  @Override
  public final void close() {
    memory.close();
  }

  final PixelMemory memory() {
    return memory;
  }

  final int extent(int dimension) {
    return extents[dimension];
  }

  final void checkFloats() {
    if (format.type().integer()) {
      throw new IllegalStateException(
          "the pixels of " + format + " are integers: use accessInts or hostAccessInts");
    }
  }

  final void checkInts() {
    if (!format.type().integer()) {
      throw new IllegalStateException(
          "the pixels of " + format + " are not integers: use access or hostAccess");
    }
  }
}
