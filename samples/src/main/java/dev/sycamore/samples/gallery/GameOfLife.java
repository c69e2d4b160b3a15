package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;
import java.util.Random;

/**
 * Conway's Game of Life. Each step reads one array and writes another one; the two swap. Launches
 * of a queue run in order, so the program waits once, at the end.
 */
public final class GameOfLife {

  private static final int STEPS = 400;

  private GameOfLife() {}

  /** Returns for how many steps the cell lives after this step, or a negative number if not. */
  private static int next(int[] ages, int width, int height, int row, int col) {
    int neighbours = 0;
    for (int y = row - 1; y <= row + 1; y++) {
      for (int x = col - 1; x <= col + 1; x++) {
        int cell = (y + height) % height * width + (x + width) % width;
        neighbours += ages[cell] > 0 ? 1 : 0;
      }
    }
    int age = ages[row * width + col];
    if (age > 0) {
      return neighbours == 3 || neighbours == 4 ? age + 1 : -1; // it is its own neighbour here
    }
    return neighbours == 3 ? 1 : age - 1;
  }

  private static int colour(int age) {
    if (age > 0) {
      return age > 8 ? 0xffb347 : 0xffffff;
    }
    return Picture.rgb(0, 0.12f + 0.5f / (1 - age), 0.2f + 0.6f / (1 - age));
  }

  /** Draws the cells after many steps, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int scale = 2;
    int width = size / scale;
    int height = width * 9 / 16;
    int[] even = new int[width * height];
    int[] odd = new int[width * height];
    Random random = new Random(1);
    for (int cell = 0; cell < even.length; cell++) {
      even[cell] = random.nextInt(4) == 0 ? 1 : -100;
    }
    for (int step = 0; step < STEPS; step++) {
      int[] from = step % 2 == 0 ? even : odd;
      int[] to = step % 2 == 0 ? odd : even;
      q.parallelFor(
          range(height, width),
          (row, col) -> to[row * width + col] = next(from, width, height, row, col));
    }
    int columns = width * scale;
    int[] pixels = new int[width * height * scale * scale];
    q.parallelFor(
        range(height * scale, columns),
        (y, x) -> pixels[y * columns + x] = colour(even[y / scale * width + x / scale]));
    q.await();
    return new Picture(columns, height * scale, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("life.png"));
    }
  }
}
