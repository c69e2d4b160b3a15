import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** What checks would report: reads and writes outside of images, and a promise that is not kept. */
public class ImageBorders {
  static final int N = 12;

  static int far(int i) {
    return i == 0 ? Integer.MIN_VALUE : i == N - 1 ? Integer.MAX_VALUE : i - 4;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {floats(q), ints(q), promised(q)};
  }

  static Object floats(DeviceQueue q) {
    float[] pixels = {1, 2, 3, 4, 5, 6};
    float[] read = new float[4 * N * N];
    try (UnsampledImage2 image = UnsampledImage2.wrap(pixels, ImageFormat.R32_SFLOAT, 3, 2)) {
      q.submit(
          h -> {
            FloatImageAccessor2 access = image.access(h, READ_WRITE);
            h.parallelFor(
                range(N, N),
                (y, x) -> {
                  access.read(far(x), far(y)).store(read, 4 * (y * N + x));
                  access.write(far(x), far(y), Float4.splat(10 * far(y) + far(x)));
                });
          });
    }
    return new Object[] {pixels, read};
  }

  static Object ints(DeviceQueue q) {
    short[] pixels = new short[4 * 2 * 3 * 2];
    int[] read = new int[4 * N * N * N];
    try (UnsampledImage3 image = UnsampledImage3.wrap(pixels, ImageFormat.R16G16B16A16_UINT, 2, 3, 2)) {
      q.submit(
          h -> {
            IntImageAccessor3 access = image.accessInts(h, READ_WRITE);
            h.parallelFor(
                range(N, N, N),
                (z, y, x) -> {
                  access.read(far(x), far(y), far(z)).store(read, 4 * ((z * N + y) * N + x));
                  access.write(far(x), far(y), far(z), Int4.splat(100 * far(z) + 10 * far(y) + far(x)));
                });
          });
    }
    return new Object[] {pixels, read};
  }

  static Object promised(DeviceQueue q) {
    ImageSampler none =
        new ImageSampler(
            AddressingMode.NONE, CoordinateNormalizationMode.UNNORMALIZED, FilteringMode.LINEAR);
    float[] out = new float[4 * N * N];
    try (SampledImage2 image =
        SampledImage2.wrap(new float[] {1, 2, 3, 4, 5, 6}, ImageFormat.R32_SFLOAT, none, 3, 2)) {
      q.submit(
          h -> {
            FloatSampledImageAccessor2 access = image.access(h);
            h.parallelFor(
                range(N, N),
                (y, x) -> access.sample(far(x) * 0.75f, far(y) * 0.75f).store(out, 4 * (y * N + x)));
          });
      q.await();
    }
    return out;
  }
}
