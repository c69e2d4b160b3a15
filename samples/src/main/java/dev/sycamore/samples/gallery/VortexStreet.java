package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * A fluid that flows around a disc, from left to right (lattice Boltzmann, D2Q9). Each cell has the
 * densities of nine directions. They move to the next cell, where they meet.
 */
public final class VortexStreet {

  private static final float INFLOW = 0.14f;

  private static final int[] DX = {0, 1, 0, -1, 0, 1, -1, -1, 1};
  private static final int[] DY = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  private static final int[] OPPOSITE = {0, 3, 4, 1, 2, 7, 8, 5, 6};
  private static final float[] WEIGHTS = {
    4 / 9f, 1 / 9f, 1 / 9f, 1 / 9f, 1 / 9f, 1 / 36f, 1 / 36f, 1 / 36f, 1 / 36f
  };

  private VortexStreet() {}

  /** The density that a direction has where the flow is even. */
  private static float even(int direction, float density, float ux, float uy) {
    float along = 3 * (DX[direction] * ux + DY[direction] * uy);
    float square = 1.5f * (ux * ux + uy * uy);
    return WEIGHTS[direction] * density * (1 + along + 0.5f * along * along - square);
  }

  private static boolean isDisc(int row, int col, int height) {
    int x = col - height / 2;
    int y = row - height / 2;
    return x * x + y * y < height * height / 121;
  }

  private static void step(
      DeviceQueue q, int width, int height, float relaxation, float[] from, float[] to) {
    int cells = width * height;
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int i = row * width + col;
          float[] near = new float[9];
          float density = 0;
          float ux = 0;
          float uy = 0;
          for (int d = 0; d < 9; d++) {
            int x = Math.min(col - DX[d], width - 1);
            int y = (row - DY[d] + height) % height;
            if (x < 0) {
              near[d] = even(d, 1, INFLOW, 0);
            } else if (isDisc(y, x, height)) {
              near[d] = from[OPPOSITE[d] * cells + i]; // back to where it came from
            } else {
              near[d] = from[d * cells + y * width + x];
            }
            density += near[d];
            ux += DX[d] * near[d];
            uy += DY[d] * near[d];
          }
          for (int d = 0; d < 9; d++) {
            float even = even(d, density, ux / density, uy / density);
            to[d * cells + i] = near[d] + relaxation * (even - near[d]);
          }
        });
  }

  /** Returns the flow across a row, or across a column, times the density. */
  private static float flow(float[] densities, int cells, int cell, boolean across) {
    float sum = 0;
    for (int d = 1; d < 9; d++) {
      sum += (across ? DY[d] : DX[d]) * densities[d * cells + cell];
    }
    return sum;
  }

  /** Draws which way the fluid turns, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 2 / 5;
    int cells = width * height;
    float[] even = new float[9 * cells];
    for (int i = 0; i < even.length; i++) {
      // It begins with a push aside: an even flow would take long to form vortices.
      float push = i % width < width / 2 ? 0.06f : 0;
      even[i] = even(i / cells, 1, INFLOW, push);
    }
    float[] odd = even.clone();
    float viscosity = Math.max(0.008f, INFLOW * height / 6 / 150);
    float relaxation = 1 / (3 * viscosity + 0.5f);
    for (int step = 0; step < 14 * size; step += 2) {
      step(q, width, height, relaxation, even, odd);
      step(q, width, height, relaxation, odd, even);
    }
    int[] pixels = new int[cells];
    q.parallelFor(
        range(height, width),
        (row, col) -> {
          int i = row * width + col;
          float turn = 0;
          if (row > 0 && row < height - 1 && col > 0 && col < width - 1) {
            turn = flow(even, cells, i + 1, true) - flow(even, cells, i - 1, true);
            turn -= flow(even, cells, i + width, false) - flow(even, cells, i - width, false);
          }
          float level = (int) (turn * 1600 / INFLOW * height / 1000 * 2) / 32f;
          pixels[i] =
              isDisc(row, col, height)
                  ? 0x808080
                  : Picture.rgb(0.05f + level, 0.08f + Math.abs(level) / 3, 0.15f - level);
        });
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 480).write(Path.of("fluid.png"));
    }
  }
}
