package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import java.nio.file.Path;
import java.util.Random;

/**
 * k-means: points choose their nearest centre, then each centre moves to the mean of its points.
 * Sums are of integers, so the order in which atomics add does not change them.
 */
public final class Clusters {

  private static final int CLUSTERS = 6;
  private static final int ROUNDS = 20;
  private static final int POINTS = 20_000;

  private Clusters() {}

  private static int nearest(int[] centreX, int[] centreY, int x, int y) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int c = 0; c < CLUSTERS; c++) {
      int dx = x - centreX[c];
      int dy = y - centreY[c];
      if (dx * dx + dy * dy < least) {
        least = dx * dx + dy * dy;
        nearest = c;
      }
    }
    return nearest;
  }

  private static int colour(int cluster, float light) {
    float red = (0.3f + 0.37f * cluster) % 1;
    float green = (0.6f + 0.53f * cluster) % 1;
    float blue = (0.9f + 0.71f * cluster) % 1;
    return Picture.rgb(light * red, light * green, light * blue);
  }

  /** Draws the points and the regions of the centres, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    Random random = new Random(7);
    int[] x = new int[POINTS];
    int[] y = new int[POINTS];
    int[] centreX = new int[CLUSTERS];
    int[] centreY = new int[CLUSTERS];
    for (int c = 0; c < CLUSTERS; c++) {
      centreX[c] = random.nextInt(width);
      centreY[c] = random.nextInt(height);
    }
    for (int i = 0; i < POINTS; i++) { // three clouds in two rows
      double cloudX = (0.2 + 0.3 * (i % 3) + 0.06 * random.nextGaussian()) * width;
      double cloudY = (0.3 + 0.4 * (i % 2) + 0.09 * random.nextGaussian()) * height;
      x[i] = (int) Math.max(0, Math.min(cloudX, width - 1));
      y[i] = (int) Math.max(0, Math.min(cloudY, height - 1));
    }

    for (int round = 0; round < ROUNDS; round++) {
      int[] sumX = new int[CLUSTERS];
      int[] sumY = new int[CLUSTERS];
      int[] count = new int[CLUSTERS];
      q.parallelFor(
              range(POINTS),
              i -> {
                int c = nearest(centreX, centreY, x[i], y[i]);
                Atomics.add(sumX, c, x[i]);
                Atomics.add(sumY, c, y[i]);
                Atomics.add(count, c, 1);
              })
          .await(); // the centres move on the host
      for (int c = 0; c < CLUSTERS; c++) {
        centreX[c] = count[c] == 0 ? centreX[c] : sumX[c] / count[c];
        centreY[c] = count[c] == 0 ? centreY[c] : sumY[c] / count[c];
      }
    }

    int[] points = new int[width * height];
    q.parallelFor(range(POINTS), i -> Atomics.add(points, y[i] * width + x[i], 1));
    int[] pixels = new int[width * height];
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int c = nearest(centreX, centreY, col, row);
          boolean centre = Math.abs(col - centreX[c]) + Math.abs(row - centreY[c]) < 6;
          int ground = colour(c, points[row * width + col] > 0 ? 0.9f : 0.35f);
          pixels[row * width + col] = centre ? 0xffffff : ground;
        });
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("clusters.png"));
    }
  }
}
