package dev.sycamore.samples;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/** Draws the Mandelbrot set into {@code mandelbrot.png}, or the file that is named. */
public final class Mandelbrot {

  private static final int WIDTH = 960;
  private static final int HEIGHT = 640;
  private static final int MOST = 500;

  private Mandelbrot() {}

  /** How many steps until the point of the pixel escapes: device code, and the JVM's check. */
  static int escapeTime(int row, int column) {
    double re = -2.1 + 3.0 * column / WIDTH;
    double im = -1.0 + 2.0 * row / HEIGHT;
    double x = 0;
    double y = 0;
    int steps = 0;
    while (steps < MOST && x * x + y * y <= 4) {
      double next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  public static void main(String[] args) {
    int[] steps = new int[WIDTH * HEIGHT];
    try (DeviceQueue q = DeviceQueue.open()) {
      long start = System.nanoTime();
      q.parallelFor(
              range(HEIGHT, WIDTH),
              (row, column) -> steps[row * WIDTH + column] = escapeTime(row, column))
          .await();
      double milliseconds = (System.nanoTime() - start) / 1e6;

      int[] expected = new int[WIDTH * HEIGHT];
      Arrays.setAll(expected, i -> escapeTime(i / WIDTH, i % WIDTH));
      boolean equal = Arrays.equals(steps, expected);
      Path file = Path.of(args.length > 0 ? args[0] : "mandelbrot.png").toAbsolutePath();
      write(steps, file);
      System.out.printf(
          "Mandelbrot: %s, %.2f ms, equal to the JVM's result: %b, picture in %s%n",
          q.device(), milliseconds, equal, file);
      if (!equal) {
        throw new AssertionError("Mandelbrot: wrong result");
      }
    }
  }

  private static void write(int[] steps, Path file) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < steps.length; i++) {
      image.setRGB(i % WIDTH, i / WIDTH, colour(steps[i]));
    }
    try {
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Black inside the set; outside, blue to yellow, finer steps where the counts are small. */
  private static int colour(int steps) {
    if (steps == MOST) {
      return 0;
    }
    float t = (float) Math.sqrt((double) steps / MOST);
    return Color.HSBtoRGB(0.65f - 0.55f * t, 0.8f, Math.min(1, 0.15f + 2.5f * t));
  }
}
