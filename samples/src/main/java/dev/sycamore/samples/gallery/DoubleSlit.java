package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * Waves that go through two slits of a wall, and interfere. The kernel computes the next height of
 * the water from the last two.
 */
public final class DoubleSlit {

  private static final float SPEED = 0.25f; // the square of cells per step

  private DoubleSlit() {}

  private static boolean isWall(int row, int col, int width, int height) {
    int slit = Math.abs(Math.abs(row - height / 2) - height / 8);
    return col == width / 4 && slit > height / 30 + 1;
  }

  /**
   * Writes the next height over the one before the last.
   *
   * @param source the height of the left edge
   */
  private static void step(
      DeviceQueue q, int width, int height, float[] last, float[] before, float source) {
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int i = row * width + col;
          boolean inside = row > 0 && row < height - 1 && col > 0 && col < width - 1;
          if (col == 0) {
            before[i] = source;
          } else if (inside && !isWall(row, col, width, height)) {
            float around = last[i - 1] + last[i + 1] + last[i - width] + last[i + width];
            // Close to the other edges waves fade.
            int edge = Math.min(Math.min(row, height - 1 - row), width - 1 - col);
            float fade = edge < 32 ? 0.94f + edge * 0.06f / 32 : 1;
            before[i] = fade * (2 * last[i] - before[i] + SPEED * (around - 4 * last[i]));
          }
        });
  }

  /** Draws the water from above, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    float[] a = new float[width * height];
    float[] b = new float[width * height];
    for (int step = 0; step < 3 * size; step += 2) {
      step(q, width, height, a, b, (float) StrictMath.sin(0.3 * step));
      step(q, width, height, b, a, (float) StrictMath.sin(0.3 * (step + 1)));
    }
    int[] pixels = new int[width * height];
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int i = row * width + col;
          float level = (int) ((col > width / 4 ? 32 : 16) * a[i]) / 16f;
          boolean wall = isWall(row, col, width, height);
          pixels[i] =
              wall
                  ? 0xd0c0a0
                  : Picture.rgb(0.1f + 0.9f * level, 0.3f + 0.6f * level, 0.6f + 0.4f * level);
        });
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("wave.png"));
    }
  }
}
