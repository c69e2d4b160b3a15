package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * The shortest way through a maze. In each step every cell looks at its neighbours. The program
 * asks after each 32 steps whether anything has changed: only that flag travels to the host.
 */
public final class PathFinder {

  private static final int WALL = -1;
  private static final int UNKNOWN = 1 << 20;
  private static final int STEPS_PER_WAIT = 32;

  private PathFinder() {}

  /** Walls with a gap each, and blocks. All edges are walls. */
  private static int[] maze(int width, int height) {
    int[] cells = new int[width * height];
    Arrays.fill(cells, UNKNOWN);
    Random random = new Random(3);
    for (int col = 6; col < width - 2; col += 6) {
      int gap = 2 + random.nextInt(height - 4);
      for (int row = 0; row < height; row++) {
        cells[row * width + col] = Math.abs(row - gap) <= 1 ? UNKNOWN : WALL;
      }
    }
    for (int i = 0; i < cells.length; i++) {
      int row = i / width;
      int col = i % width;
      boolean edge = row == 0 || col == 0 || row == height - 1 || col == width - 1;
      boolean block = col % 6 >= 2 && col % 6 <= 4 && random.nextInt(8) == 0;
      cells[i] = edge || block ? WALL : cells[i];
    }
    return cells;
  }

  private static void step(DeviceQueue q, int width, int[] from, int[] to, int[] changed) {
    q.parallelFor(
        range(from.length),
        i -> {
          int distance = from[i];
          if (distance != WALL) {
            for (int side = 0; side < 4; side++) {
              int near = from[i + (side < 2 ? 2 * side - 1 : (2 * side - 5) * width)];
              distance = near == WALL ? distance : Math.min(distance, near + 1);
            }
            if (distance != from[i]) {
              changed[0] = 1;
            }
          }
          to[i] = distance;
        });
  }

  /** Returns for each cell whether it is on the way. The way goes down to the distance 0. */
  private static boolean[] way(int[] distances, int width, int end) {
    boolean[] way = new boolean[distances.length];
    int[] sides = {-1, 1, -width, width};
    int cell = end;
    while (distances[cell] > 0 && distances[cell] < UNKNOWN) {
      way[cell] = true;
      for (int side : sides) {
        if (distances[cell + side] == distances[cell] - 1) {
          cell += side;
          break;
        }
      }
    }
    way[cell] = true;
    return way;
  }

  /** Draws the maze and the way, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int scale = 4;
    int width = size / scale;
    int height = width * 9 / 16;
    int[] cells = maze(width, height);
    cells[width + 1] = 0; // the start
    int[] next = cells.clone();
    int[] changed = {1};
    while (changed[0] != 0) {
      changed[0] = 0;
      for (int step = 0; step < STEPS_PER_WAIT; step += 2) {
        step(q, width, cells, next, changed);
        step(q, width, next, cells, changed);
      }
      q.await(changed); // `changed` is the host's again; the other arrays stay on the device
    }
    q.await();
    boolean[] way = way(cells, width, cells.length - width - 2);
    int longest = Arrays.stream(cells).filter(cell -> cell < UNKNOWN).max().orElse(1);

    int columns = width * scale;
    int[] pixels = new int[columns * height * scale];
    q.parallelFor(
            range(height * scale, columns),
            (y, x) -> {
              int i = y / scale * width + x / scale;
              float level = 0.2f + 0.6f * cells[i] / longest;
              int ground =
                  cells[i] == UNKNOWN ? 0x404040 : Picture.rgb(level / 2, level, 1 - level);
              pixels[y * columns + x] = cells[i] == WALL ? 0x101820 : way[i] ? 0xffffff : ground;
            })
        .await();
    return new Picture(columns, height * scale, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("path.png"));
    }
  }
}
