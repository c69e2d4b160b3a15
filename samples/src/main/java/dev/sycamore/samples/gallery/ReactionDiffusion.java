package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * Two substances that react and spread (Gray and Scott): patterns as on corals grow from a few
 * spots. Thousands of launches of one small kernel, and one wait.
 */
public final class ReactionDiffusion {

  private static final int STEPS_PER_COLUMN = 16;
  private static final float FEED = 0.0545f;
  private static final float KILL = 0.062f;

  private ReactionDiffusion() {}

  /** Returns how much more the neighbours have. */
  private static float spread(float[] cells, int width, int height, int row, int col) {
    int up = (row + height - 1) % height * width;
    int down = (row + 1) % height * width;
    int left = (col + width - 1) % width;
    int right = (col + 1) % width;
    int here = row * width;
    float near = cells[up + col] + cells[down + col] + cells[here + left] + cells[here + right];
    float far = cells[up + left] + cells[up + right] + cells[down + left] + cells[down + right];
    return 0.2f * near + 0.05f * far - cells[here + col];
  }

  private static void step(
      DeviceQueue q, int width, int height, float[] a, float[] b, float[] nextA, float[] nextB) {
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int i = row * width + col;
          float reaction = a[i] * b[i] * b[i];
          nextA[i] = a[i] + spread(a, width, height, row, col) - reaction + FEED * (1 - a[i]);
          nextB[i] =
              b[i] + 0.5f * spread(b, width, height, row, col) + reaction - (KILL + FEED) * b[i];
        });
  }

  /** Draws the pattern, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    float[] a = new float[width * height];
    float[] b = new float[width * height];
    float[] nextA = new float[width * height];
    float[] nextB = new float[width * height];
    for (int i = 0; i < a.length; i++) {
      boolean spot = i % width % 61 < 12 && (i / width + i % width / 61 * 23) % 67 < 12;
      a[i] = 1;
      b[i] = spot ? 1 : 0;
    }
    for (int step = 0; step < STEPS_PER_COLUMN * size; step += 2) {
      step(q, width, height, a, b, nextA, nextB);
      step(q, width, height, nextA, nextB, a, b);
    }
    int[] pixels = new int[width * height];
    q.parallelFor(
        range(pixels.length),
        i -> {
          float level = (int) (32 * 2.6f * b[i]) / 32f; // 32 colours make a small file
          pixels[i] = Picture.rgb(0.95f - level, 0.9f - 0.55f * level, 0.75f - 0.1f * level);
        });
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("reaction.png"));
    }
  }
}
