import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Images of every format and dimension: reads, writes, and samplers of every kind. */
public class ImageFormats {
  static final int WIDTH = 7;
  static final int HEIGHT = 5;
  static final int DEPTH = 3;
  static final int SAMPLES = 64;

  /** What every channel type rounds, saturates or refuses. */
  static final float[] COLORS = {
    0f, -0f, 0.5f, 1f, -1f, 1.5f, -1.5f, 0.1f, 0.49803922f, 0.5019608f, -0.003937f, 127.49f, 1e-8f, 5.9e-8f, 6.1e-5f,
    65519f, 65520f, 1e10f, -1e38f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, Float.MIN_VALUE
  };

  static final int[] NUMBERS = {
    0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE
  };

  /** Inside, at edges, outside, far outside and nowhere. */
  static final float[] COORDINATES = {
    0f, -0f, 0.5f, 1f, 0.99999994f, 0.07142857f, 0.2f, 0.8f, 1.25f, -0.25f, 2.5f, -1.75f, 3.4999f, 6.5f, 7f, 100.3f, -1e9f,
    3e9f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 1e-40f, -1e-40f, 0.49999997f
  };

  public static Object run(DeviceQueue q) {
    Object[] results = new Object[ImageFormat.values().length];
    for (ImageFormat format : ImageFormat.values()) {
      results[format.ordinal()] = format.type().integer() ? ints(q, format) : floats(q, format);
    }
    return results;
  }

  static int[] bits(ImageFormat format, int pixels) {
    int[] bits = new int[pixels * format.intsPerPixel()];
    int next = 12345 + format.ordinal();
    for (int i = 0; i < bits.length; i++) {
      next = next * 1664525 + 1013904223;
      bits[i] = next ^ next >>> 13;
    }
    return bits;
  }

  static Object floats(DeviceQueue q, ImageFormat format) {
    int[] line = bits(format, WIDTH);
    int[] plane = bits(format, WIDTH * HEIGHT);
    int[] space = bits(format, WIDTH * HEIGHT * DEPTH);
    float[] read = new float[3 * 4 * WIDTH * HEIGHT * DEPTH];
    readAndWriteFloats(q, format, line, plane, space, read);
    return new Object[] {line, plane, space, read, sampledFloats(q, format)};
  }

  static void readAndWriteFloats(
      DeviceQueue q, ImageFormat format, int[] line, int[] plane, int[] space, float[] read) {
    try (UnsampledImage1 a = UnsampledImage1.wrap(line, format, WIDTH);
        UnsampledImage2 b = UnsampledImage2.wrap(plane, format, WIDTH, HEIGHT);
        UnsampledImage3 c = UnsampledImage3.wrap(space, format, WIDTH, HEIGHT, DEPTH)) {
      q.submit(
          h -> {
            FloatImageAccessor1 pixels = a.access(h, READ_WRITE);
            h.parallelFor(
                range(WIDTH),
                x -> {
                  pixels.read(x).store(read, 4 * x);
                  pixels.write(x, color(x));
                });
          });
      q.submit(
          h -> {
            FloatImageAccessor2 pixels = b.access(h, READ_WRITE);
            h.parallelFor(
                range(HEIGHT, WIDTH),
                (y, x) -> {
                  int at = y * WIDTH + x;
                  pixels.read(x, y).store(read, 4 * (WIDTH + at));
                  pixels.write(x, y, color(at));
                });
          });
      q.submit(
          h -> {
            FloatImageAccessor3 pixels = c.access(h, READ_WRITE);
            h.parallelFor(
                range(DEPTH, HEIGHT, WIDTH),
                (z, y, x) -> {
                  int at = (z * HEIGHT + y) * WIDTH + x;
                  pixels.read(x, y, z).store(read, 4 * (WIDTH + WIDTH * HEIGHT + at));
                  pixels.write(x, y, z, color(at));
                });
          });
      q.await();
    }
  }

  static Float4 color(int i) {
    int n = COLORS.length;
    return Float4.of(COLORS[i % n], COLORS[(i + 7) % n], COLORS[(i + 12) % n], COLORS[(3 * i + 1) % n]);
  }

  static Object ints(DeviceQueue q, ImageFormat format) {
    int[] line = bits(format, WIDTH);
    int[] plane = bits(format, WIDTH * HEIGHT);
    int[] space = bits(format, WIDTH * HEIGHT * DEPTH);
    int[] read = new int[3 * 4 * WIDTH * HEIGHT * DEPTH];
    readAndWriteInts(q, format, line, plane, space, read);
    return new Object[] {line, plane, space, read, sampledInts(q, format)};
  }

  static void readAndWriteInts(
      DeviceQueue q, ImageFormat format, int[] line, int[] plane, int[] space, int[] read) {
    try (UnsampledImage1 a = UnsampledImage1.wrap(line, format, WIDTH);
        UnsampledImage2 b = UnsampledImage2.wrap(plane, format, WIDTH, HEIGHT);
        UnsampledImage3 c = UnsampledImage3.wrap(space, format, WIDTH, HEIGHT, DEPTH)) {
      q.submit(
          h -> {
            IntImageAccessor1 pixels = a.accessInts(h, READ_WRITE);
            h.parallelFor(
                range(WIDTH),
                x -> {
                  pixels.read(x).store(read, 4 * x);
                  pixels.write(x, number(x));
                });
          });
      q.submit(
          h -> {
            IntImageAccessor2 pixels = b.accessInts(h, READ_WRITE);
            h.parallelFor(
                range(HEIGHT, WIDTH),
                (y, x) -> {
                  int at = y * WIDTH + x;
                  pixels.read(x, y).store(read, 4 * (WIDTH + at));
                  pixels.write(x, y, number(at));
                });
          });
      q.submit(
          h -> {
            IntImageAccessor3 pixels = c.accessInts(h, READ_WRITE);
            h.parallelFor(
                range(DEPTH, HEIGHT, WIDTH),
                (z, y, x) -> {
                  int at = (z * HEIGHT + y) * WIDTH + x;
                  pixels.read(x, y, z).store(read, 4 * (WIDTH + WIDTH * HEIGHT + at));
                  pixels.write(x, y, z, number(at));
                });
          });
      q.await();
    }
  }

  static Int4 number(int i) {
    int n = NUMBERS.length;
    return Int4.of(NUMBERS[i % n], NUMBERS[(i + 7) % n], NUMBERS[(i + 12) % n], NUMBERS[(3 * i + 1) % n]);
  }

  /** Of {@code NONE} only coordinates inside are allowed. */
  static float coordinate(ImageSampler sampler, int i, int size) {
    if (sampler.addressing() == AddressingMode.NONE) {
      float inside = (i % 16) / 16f;
      return sampler.normalization() == CoordinateNormalizationMode.NORMALIZED ? inside : inside * size;
    }
    return COORDINATES[i % COORDINATES.length];
  }

  static java.util.List<ImageSampler> samplers(boolean linear) {
    java.util.List<ImageSampler> samplers = new java.util.ArrayList<>();
    for (AddressingMode addressing : AddressingMode.values()) {
      for (CoordinateNormalizationMode unit : CoordinateNormalizationMode.values()) {
        for (FilteringMode filtering : FilteringMode.values()) {
          boolean repeats = addressing == AddressingMode.REPEAT || addressing == AddressingMode.MIRRORED_REPEAT;
          if ((linear || filtering == FilteringMode.NEAREST)
              && !(repeats && unit == CoordinateNormalizationMode.UNNORMALIZED)) {
            samplers.add(new ImageSampler(addressing, unit, filtering));
          }
        }
      }
    }
    return samplers;
  }

  static float[] coordinates(ImageSampler sampler, int size, int step) {
    float[] coordinates = new float[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      coordinates[i] = coordinate(sampler, i * step, size);
    }
    return coordinates;
  }

  static Object sampledFloats(DeviceQueue q, ImageFormat format) {
    java.util.List<Object> results = new java.util.ArrayList<>();
    for (ImageSampler sampler : samplers(true)) {
      float[] u = coordinates(sampler, WIDTH, 1);
      float[] v = coordinates(sampler, HEIGHT, 5);
      float[] w = coordinates(sampler, DEPTH, 7);
      float[] out = new float[3 * 4 * SAMPLES];
      try (SampledImage1 a = SampledImage1.wrap(bits(format, WIDTH), format, sampler, WIDTH);
          SampledImage2 b = SampledImage2.wrap(bits(format, WIDTH * HEIGHT), format, sampler, WIDTH, HEIGHT);
          SampledImage3 c =
              SampledImage3.wrap(bits(format, WIDTH * HEIGHT * DEPTH), format, sampler, WIDTH, HEIGHT, DEPTH)) {
        q.submit(
            h -> {
              FloatSampledImageAccessor1 image = a.access(h);
              h.parallelFor(range(SAMPLES), i -> image.sample(u[i]).store(out, 4 * i));
            });
        q.submit(
            h -> {
              FloatSampledImageAccessor2 image = b.access(h);
              h.parallelFor(range(SAMPLES), i -> image.sample(u[i], v[i]).store(out, 4 * (SAMPLES + i)));
            });
        q.submit(
            h -> {
              FloatSampledImageAccessor3 image = c.access(h);
              h.parallelFor(range(SAMPLES), i -> image.sample(u[i], v[i], w[i]).store(out, 4 * (2 * SAMPLES + i)));
            });
        q.await();
      }
      results.add(out);
    }
    return results.toArray();
  }

  static Object sampledInts(DeviceQueue q, ImageFormat format) {
    java.util.List<Object> results = new java.util.ArrayList<>();
    for (ImageSampler sampler : samplers(false)) {
      float[] u = coordinates(sampler, WIDTH, 1);
      float[] v = coordinates(sampler, HEIGHT, 5);
      float[] w = coordinates(sampler, DEPTH, 7);
      int[] out = new int[3 * 4 * SAMPLES];
      try (SampledImage1 a = SampledImage1.wrap(bits(format, WIDTH), format, sampler, WIDTH);
          SampledImage2 b = SampledImage2.wrap(bits(format, WIDTH * HEIGHT), format, sampler, WIDTH, HEIGHT);
          SampledImage3 c =
              SampledImage3.wrap(bits(format, WIDTH * HEIGHT * DEPTH), format, sampler, WIDTH, HEIGHT, DEPTH)) {
        q.submit(
            h -> {
              IntSampledImageAccessor1 image = a.accessInts(h);
              h.parallelFor(range(SAMPLES), i -> image.sample(u[i]).store(out, 4 * i));
            });
        q.submit(
            h -> {
              IntSampledImageAccessor2 image = b.accessInts(h);
              h.parallelFor(range(SAMPLES), i -> image.sample(u[i], v[i]).store(out, 4 * (SAMPLES + i)));
            });
        q.submit(
            h -> {
              IntSampledImageAccessor3 image = c.accessInts(h);
              h.parallelFor(range(SAMPLES), i -> image.sample(u[i], v[i], w[i]).store(out, 4 * (2 * SAMPLES + i)));
            });
        q.await();
      }
      results.add(out);
    }
    return results.toArray();
  }
}
