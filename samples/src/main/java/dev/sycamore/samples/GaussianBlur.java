package dev.sycamore.samples;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Float4;
import dev.sycamore.FloatImageAccessor2;
import dev.sycamore.ImageFormat;
import dev.sycamore.UnsampledImage2;
import java.util.Arrays;

/** Blurs a picture, whose ints are those of {@code BufferedImage.TYPE_INT_ARGB}: rows, columns. */
public final class GaussianBlur {

  private static final int WIDTH = 640;
  private static final int HEIGHT = 480;
  private static final float[] WEIGHTS = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

  private GaussianBlur() {}

  /** The colour of five pixels side by side, or one above the other; edges are repeated. */
  static Float4 blurred(FloatImageAccessor2 image, int x, int y, int dx, int dy) {
    Float4 sum = Float4.splat(0);
    for (int k = -2; k <= 2; k++) {
      int nearX = Math.max(0, Math.min(x + k * dx, WIDTH - 1));
      int nearY = Math.max(0, Math.min(y + k * dy, HEIGHT - 1));
      sum = sum.add(image.read(nearX, nearY).mul(WEIGHTS[k + 2]));
    }
    return sum;
  }

  static void blur(DeviceQueue q, int[] argb) {
    try (UnsampledImage2 image =
            UnsampledImage2.wrap(argb, ImageFormat.B8G8R8A8_UNORM, WIDTH, HEIGHT);
        UnsampledImage2 rows = UnsampledImage2.of(ImageFormat.R32G32B32A32_SFLOAT, WIDTH, HEIGHT)) {
      q.submit(
          h -> {
            FloatImageAccessor2 in = image.access(h, READ);
            FloatImageAccessor2 out = rows.access(h, WRITE);
            h.parallelFor(range(HEIGHT, WIDTH), (y, x) -> out.write(x, y, blurred(in, x, y, 1, 0)));
          });
      q.submit(
          h -> {
            FloatImageAccessor2 in = rows.access(h, READ);
            FloatImageAccessor2 out = image.access(h, WRITE);
            h.parallelFor(range(HEIGHT, WIDTH), (y, x) -> out.write(x, y, blurred(in, x, y, 0, 1)));
          });
    }
  }

  public static void main(String[] args) {
    int[] picture = new int[WIDTH * HEIGHT];
    Arrays.setAll(
        picture, i -> 0xFF000000 | ((i % WIDTH / 40 * 0x1F3D5B) ^ (i / WIDTH / 40 * 0x7A5C3E)));
    int[] expected = picture.clone();
    try (DeviceQueue q = DeviceQueue.open();
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      long start = System.nanoTime();
      blur(q, picture);
      double milliseconds = (System.nanoTime() - start) / 1e6;

      blur(host, expected);
      boolean equal = Arrays.equals(picture, expected);
      System.out.printf(
          "GaussianBlur: %s, %.2f ms, equal to the JVM's result: %b%n",
          q.device(), milliseconds, equal);
      if (!equal) {
        throw new AssertionError("GaussianBlur: wrong result");
      }
    }
  }
}
