package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/** A scene, the same scene blurred, and its edges. Four kernels use what earlier ones wrote. */
public final class EdgeDetection {

  private static final int RADIUS = 4;

  private EdgeDetection() {}

  /** Returns the light of the scene: stripes, a disc, and tiles. */
  private static float scene(int row, int col, int height) {
    int x = col % height - height / 2;
    int y = row - height / 2;
    if (x * x + y * y < height * height / 9) {
      return (x + y) / (float) height * 0.8f + 0.6f;
    }
    return (row / (height / 12 + 1) + col / (height / 12 + 1)) % 2 == 0 ? 0.2f : 0.45f;
  }

  /** Returns the mean of the pixels around one, along a row or a column; edges are repeated. */
  private static float mean(float[] light, int width, int height, int row, int col, boolean rows) {
    float sum = 0;
    for (int k = -RADIUS; k <= RADIUS; k++) {
      int y = rows ? row : Math.max(0, Math.min(row + k, height - 1));
      int x = rows ? Math.max(0, Math.min(col + k, width - 1)) : col;
      sum += light[y * width + x];
    }
    return sum / (2 * RADIUS + 1);
  }

  /** Returns how steep the light is (Sobel). */
  private static float edge(float[] light, int width, int i) {
    float left = light[i - width - 1] + 2 * light[i - 1] + light[i + width - 1];
    float right = light[i - width + 1] + 2 * light[i + 1] + light[i + width + 1];
    float up = light[i - width - 1] + 2 * light[i - width] + light[i - width + 1];
    float down = light[i + width - 1] + 2 * light[i + width] + light[i + width + 1];
    return (float) Math.sqrt((right - left) * (right - left) + (down - up) * (down - up));
  }

  /** Draws the three side by side, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size / 3;
    float[] light = new float[width * height];
    float[] rows = new float[width * height];
    float[] blurred = new float[width * height];
    int[] pixels = new int[width * height];
    q.parallelFor(
        range(height, width), (row, col) -> light[row * width + col] = scene(row, col, height));
    q.parallelFor(
        range(height, width),
        (row, col) -> rows[row * width + col] = mean(light, width, height, row, col, true));
    q.parallelFor(
        range(height, width),
        (row, col) -> blurred[row * width + col] = mean(rows, width, height, row, col, false));
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int i = row * width + col;
          boolean inside = row > 0 && row < height - 1 && col > 0 && col < width - 1;
          float shown = col < height ? light[i] : blurred[i];
          if (col >= 2 * height) {
            shown = inside ? edge(light, width, i) : 0;
          }
          pixels[i] = Picture.rgb(shown, shown, shown);
        });
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("edges.png"));
    }
  }
}
