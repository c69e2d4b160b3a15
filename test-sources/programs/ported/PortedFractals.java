import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Ports of kernels that draw fractals. {@code run(null)} runs the loops that each was ported from. */
public class PortedFractals {
  private static final int SIZE = 24;
  private static final int ITERATIONS = 60;

  static short[] mandelbrot(DeviceQueue q) {
    float space = 2f / SIZE;
    short[] image = new short[SIZE * SIZE];
    if (q == null) {
      for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) {
          float cr = j * space - 1.5f;
          float ci = i * space - 1;
          float zr = 0;
          float zi = 0;
          float zr2 = 0;
          float zi2 = 0;
          int count = 0;
          while (count < ITERATIONS && zr2 + zi2 <= 4) {
            zi = 2 * zr * zi + ci;
            zr = zr2 - zi2 + cr;
            zr2 = zr * zr;
            zi2 = zi * zi;
            count++;
          }
          image[i * SIZE + j] = (short) (count * 255 / ITERATIONS);
        }
      }
    } else {
      q.parallelFor(
              range(SIZE, SIZE),
              (i, j) -> {
                float cr = j * space - 1.5f;
                float ci = i * space - 1;
                float zr = 0;
                float zi = 0;
                float zr2 = 0;
                float zi2 = 0;
                int count = 0;
                while (count < ITERATIONS && zr2 + zi2 <= 4) {
                  zi = 2 * zr * zi + ci;
                  zr = zr2 - zi2 + cr;
                  zr2 = zr * zr;
                  zi2 = zi * zi;
                  count++;
                }
                image[i * SIZE + j] = (short) (count * 255 / ITERATIONS);
              })
          .await();
    }
    return image;
  }

  /** Two results for each point. */
  static float[][] julia(DeviceQueue q) {
    float[] hue = new float[SIZE * SIZE];
    float[] brightness = new float[SIZE * SIZE];
    if (q == null) {
      for (int x = 0; x < SIZE; x++) {
        for (int y = 0; y < SIZE; y++) {
          float zx = 1.5f * (x - SIZE / 2) / (0.5f * SIZE);
          float zy = (y - SIZE / 2) / (0.5f * SIZE);
          float left = ITERATIONS;
          while (zx * zx + zy * zy < 4 && left > 0) {
            float next = zx * zx - zy * zy - 0.7f;
            zy = 2 * zx * zy + 0.27015f;
            zx = next;
            left--;
          }
          hue[x * SIZE + y] = ITERATIONS / left;
          brightness[x * SIZE + y] = left > 0 ? 1 : 0;
        }
      }
    } else {
      q.parallelFor(
              range(SIZE, SIZE),
              (x, y) -> {
                float zx = 1.5f * (x - SIZE / 2) / (0.5f * SIZE);
                float zy = (y - SIZE / 2) / (0.5f * SIZE);
                float left = ITERATIONS;
                while (zx * zx + zy * zy < 4 && left > 0) {
                  float next = zx * zx - zy * zy - 0.7f;
                  zy = 2 * zx * zy + 0.27015f;
                  zx = next;
                  left--;
                }
                hue[x * SIZE + y] = ITERATIONS / left;
                brightness[x * SIZE + y] = left > 0 ? 1 : 0;
              })
          .await();
    }
    return new float[][] {hue, brightness};
  }

  /** A class with fields that change between launches, as a class that extends Aparapi's `Kernel` has them. */
  static class Mandel {
    private final int[] rgb = new int[SIZE * SIZE];
    private final int[] palette = new int[ITERATIONS + 1];
    private float scale;
    private float offsetX;
    private float offsetY;

    Mandel() {
      for (int i = 0; i < ITERATIONS; i++) {
        palette[i] = 0x030507 * (ITERATIONS - i);
      }
    }

    void zoom(float newScale, float x, float y) {
      scale = newScale;
      offsetX = x;
      offsetY = y;
    }

    private int iterations(float x, float y) {
      float zx = x;
      float zy = y;
      int count = 0;
      while (count < ITERATIONS && zx * zx + zy * zy < 8) {
        float next = zx * zx - zy * zy + x;
        zy = 2 * zx * zy + y;
        zx = next;
        count++;
      }
      return count;
    }

    void draw(DeviceQueue q) {
      if (q == null) {
        for (int i = 0; i < rgb.length; i++) {
          float x = (i % SIZE * scale - scale / 2 * SIZE) / SIZE + offsetX;
          float y = (i / SIZE * scale - scale / 2 * SIZE) / SIZE + offsetY;
          rgb[i] = palette[iterations(x, y)];
        }
      } else {
        q.parallelFor(
                range(rgb.length),
                i -> {
                  float x = (i % SIZE * scale - scale / 2 * SIZE) / SIZE + offsetX;
                  float y = (i / SIZE * scale - scale / 2 * SIZE) / SIZE + offsetY;
                  rgb[i] = palette[iterations(x, y)];
                })
            .await();
      }
    }
  }

  static int[][] mandel(DeviceQueue q) {
    Mandel mandel = new Mandel();
    mandel.zoom(3, -1, 0);
    mandel.draw(q);
    int[] whole = mandel.rgb.clone();
    mandel.zoom(0.01f, -0.75f, 0.1f);
    mandel.draw(q);
    return new int[][] {whole, mandel.rgb};
  }

  static int[][] afMandelbrot(DeviceQueue q) {
    double cx1 = -2;
    double cy1 = -1.2;
    double wx = 3.0 / SIZE;
    double hy = 2.4 / SIZE;
    int[][] counts = new int[SIZE][SIZE];
    if (q == null) {
      for (int w = 0; w < SIZE; w++) {
        for (int h = 0; h < SIZE; h++) {
          double cx = cx1 + w * wx;
          double cy = cy1 + h * hy;
          double x = cx;
          double y = cy;
          int t;
          for (t = 0; t < ITERATIONS && x * x + y * y < 4; t++) {
            double next = x * x - y * y + cx;
            y = 2 * x * y + cy;
            x = next;
          }
          counts[w][h] = t;
        }
      }
    } else {
      q.parallelFor(
              range(SIZE, SIZE),
              (w, h) -> {
                double cx = cx1 + w * wx;
                double cy = cy1 + h * hy;
                double x = cx;
                double y = cy;
                int t;
                for (t = 0; t < ITERATIONS && x * x + y * y < 4; t++) {
                  double next = x * x - y * y + cx;
                  y = 2 * x * y + cy;
                  x = next;
                }
                counts[w][h] = t;
              })
          .await();
    }
    return counts;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {mandelbrot(q), julia(q), mandel(q), afMandelbrot(q)};
  }
}
