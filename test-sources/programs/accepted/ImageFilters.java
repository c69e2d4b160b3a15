import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** What images are for: a blur, a resized picture, and their accessors in device functions and records. */
public class ImageFilters {
  static final int WIDTH = 33;
  static final int HEIGHT = 21;

  /** A Gaussian of standard deviation 1. */
  static final float[] GAUSSIAN = {0.054f, 0.244f, 0.404f, 0.244f, 0.054f};

  record Picture(FloatImageAccessor2 from, FloatImageAccessor2 to, float gain) {
    void copy(int x, int y) {
      to.write(x, y, from.read(x, y).mul(gain));
    }
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {blurred(q), resized(q), histogram(q), copied(q), mirroredInTiles(q), onTheHost()};
  }

  static byte[] picture() {
    byte[] bytes = new byte[4 * WIDTH * HEIGHT];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * i % 251 + i / 7);
    }
    return bytes;
  }

  static Float4 weighted(FloatImageAccessor2 image, int x, int y, int dx, int dy) {
    Float4 sum = Float4.splat(0);
    for (int k = -2; k <= 2; k++) {
      int nearX = Math.max(0, Math.min(x + k * dx, image.width() - 1));
      int nearY = Math.max(0, Math.min(y + k * dy, image.height() - 1));
      sum = sum.add(image.read(nearX, nearY).mul(GAUSSIAN[k + 2]));
    }
    return sum;
  }

  /** Rows first, then columns, with halves in between. */
  static Object blurred(DeviceQueue q) {
    byte[] pixels = picture();
    try (UnsampledImage2 image = UnsampledImage2.wrap(pixels, ImageFormat.R8G8B8A8_UNORM, WIDTH, HEIGHT);
        UnsampledImage2 rows = UnsampledImage2.of(ImageFormat.R16G16B16A16_SFLOAT, WIDTH, HEIGHT)) {
      q.submit(
          h -> {
            FloatImageAccessor2 in = image.access(h, READ);
            FloatImageAccessor2 out = rows.access(h, WRITE_DISCARD);
            h.parallelFor(range(HEIGHT, WIDTH), (y, x) -> out.write(x, y, weighted(in, x, y, 1, 0)));
          });
      q.submit(
          h -> {
            FloatImageAccessor2 in = rows.access(h, READ);
            FloatImageAccessor2 out = image.access(h, WRITE_DISCARD);
            h.parallelFor(range(HEIGHT, WIDTH), (y, x) -> out.write(x, y, weighted(in, x, y, 0, 1)));
          });
    }
    return pixels;
  }

  /** To twice the width and half the height. */
  static Object resized(DeviceQueue q) {
    int width = 2 * WIDTH;
    int height = HEIGHT / 2;
    int[] pixels = new int[width * height];
    ImageSampler bilinear =
        new ImageSampler(
            AddressingMode.CLAMP_TO_EDGE, CoordinateNormalizationMode.NORMALIZED, FilteringMode.LINEAR);
    try (UnsampledImage2 image = UnsampledImage2.wrap(picture(), ImageFormat.R8G8B8A8_UNORM, WIDTH, HEIGHT);
        SampledImage2 sampled = image.sampled(bilinear);
        UnsampledImage2 target = UnsampledImage2.wrap(pixels, ImageFormat.B8G8R8A8_UNORM, width, height)) {
      q.submit(
          h -> {
            FloatSampledImageAccessor2 in = sampled.access(h);
            FloatImageAccessor2 out = target.access(h, WRITE);
            h.parallelFor(
                range(height, width),
                (y, x) -> out.write(x, y, in.sample((x + 0.5f) / width, (y + 0.5f) / height)));
          });
    }
    return pixels;
  }

  static Object histogram(DeviceQueue q) {
    int[] counts = new int[256];
    try (UnsampledImage2 image = UnsampledImage2.wrap(picture(), ImageFormat.R8G8B8A8_UINT, WIDTH, HEIGHT)) {
      q.submit(
          h -> {
            IntImageAccessor2 in = image.accessInts(h, READ);
            h.singleTask(
                () -> {
                  for (int y = 0; y < in.height(); y++) {
                    for (int x = 0; x < in.width(); x++) {
                      counts[in.read(x, y).y()]++;
                    }
                  }
                });
          });
      q.await();
    }
    return counts;
  }

  static Object copied(DeviceQueue q) {
    float[] line = new float[2 * WIDTH];
    short[] halves = new short[4 * WIDTH];
    try (UnsampledImage2 image = UnsampledImage2.wrap(picture(), ImageFormat.A8B8G8R8_UNORM, WIDTH, HEIGHT);
        UnsampledImage2 red = UnsampledImage2.wrap(line, ImageFormat.R32G32_SFLOAT, WIDTH, 1);
        UnsampledImage1 half = UnsampledImage1.wrap(halves, ImageFormat.R16G16B16A16_SFLOAT, WIDTH)) {
      q.submit(
          h -> {
            Picture first = new Picture(image.access(h, READ), red.access(h, READ_WRITE), 2f);
            FloatImageAccessor1 both = half.access(h, READ_WRITE);
            h.parallelFor(
                range(WIDTH),
                x -> {
                  first.copy(x, 0);
                  both.write(x, first.from().read(x, 1).sub(first.to().read(x, 0)).add(both.read(x)));
                });
          });
    }
    return new Object[] {line, halves};
  }

  /** Images, local memory, barriers and group operations in one kernel. */
  static Object mirroredInTiles(DeviceQueue q) {
    int[] pixels = new int[16 * 8];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = i * 0x01020305;
    }
    try (UnsampledImage2 image = UnsampledImage2.wrap(pixels, ImageFormat.R8G8B8A8_SINT, 16, 8)) {
      q.submit(
          h -> {
            IntImageAccessor2 access = image.accessInts(h, READ_WRITE);
            LocalInts2 tile = h.localInts(4, 4);
            h.parallelFor(
                ndRange(range(8, 16), range(4, 4)),
                it -> {
                  int y = it.globalId(0);
                  int x = it.globalId(1);
                  tile.set(it.localId(0), it.localId(1), access.read(x, y).z());
                  it.barrier();
                  int greatest = it.group().reduce(tile.get(it.localId(0), it.localId(1)), Op.MAX);
                  int mirrored = tile.get(it.localId(1), it.localId(0));
                  access.write(x, y, Int4.of(mirrored, greatest, access.read(x, y).x(), x - y));
                });
          });
    }
    return pixels;
  }

  /** The host reads and writes without a kernel. */
  static Object onTheHost() {
    short[] pixels = new short[8];
    try (UnsampledImage2 image = UnsampledImage2.wrap(pixels, ImageFormat.R16G16_UNORM, 2, 2)) {
      try (FloatImageAccessor2 access = image.hostAccess(WRITE)) {
        access.write(1, 0, Float4.of(0.5f, 1f, 9f, 9f));
      }
      try (FloatImageAccessor2 access = image.hostAccess(READ)) {
        return new Object[] {access.read(1, 0).toString(), access.read(0, 1).toString()};
      }
    }
  }
}
