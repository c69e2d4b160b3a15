package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * A fractal: the colour of a pixel is the number of steps until its point escapes. One kernel, and
 * pixels that do not depend on each other.
 */
public final class JuliaSet {

  private static final int MOST = 200;

  private JuliaSet() {}

  /** Device code: an ordinary static method that the kernel calls. */
  private static int colour(double x, double y) {
    double re = x;
    double im = y;
    int steps = 0;
    for (; steps < MOST && re * re + im * im < 4; steps++) {
      double next = re * re - im * im - 0.8;
      im = 2 * re * im + 0.156;
      re = next;
    }
    return steps == MOST ? 0 : Picture.glow((float) Math.sqrt((double) steps / MOST));
  }

  /** Draws the set, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    int[] pixels = new int[width * height];
    q.parallelFor(
            range(height, width),
            (row, col) -> {
              double x = 3.2 * col / width - 1.6;
              double y = (2.0 * row - height) * 1.6 / width;
              pixels[row * width + col] = colour(x, y);
            })
        .await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("fractal.png"));
    }
  }
}
