package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.DeviceRandom.Philox;
import dev.sycamore.Float4;
import java.nio.file.Path;

/**
 * Monte Carlo: a price goes up and down for 252 days, many times. Each work-item has random numbers
 * of its own, so the result does not depend on their order. The plot shows how often the price ends
 * where, in two colours at the start price.
 */
public final class PriceForecast {

  private static final int PATHS_PER_COLUMN = 300;
  private static final int DAYS = 252;
  private static final float DRIFT = 0.0003f;
  private static final float DEVIATION = 0.018f;
  private static final float START = 100;
  private static final float MOST = 260;

  private PriceForecast() {}

  /** Returns the price after all days. */
  private static float lastPrice(int path) {
    float price = START;
    Philox random = Philox.of(2024, path);
    for (int day = 0; day < DAYS; day += 4) { // a block has four numbers
      Float4 change = random.gaussians();
      price *= 1 + DRIFT + DEVIATION * change.x();
      price *= 1 + DRIFT + DEVIATION * change.y();
      price *= 1 + DRIFT + DEVIATION * change.z();
      price *= 1 + DRIFT + DEVIATION * change.w();
      random = random.next();
    }
    return price;
  }

  /** Draws the plot, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    int bars = 80;
    int[] counts = new int[bars];
    q.parallelFor(
            range(PATHS_PER_COLUMN * size),
            path -> {
              int bar = (int) (lastPrice(path) / MOST * bars);
              if (bar < bars) {
                Atomics.add(counts, bar, 1);
              }
            })
        .await();
    int highest = 1;
    for (int count : counts) {
      highest = Math.max(highest, count);
    }
    int top = highest * 10 / 9;
    int[] pixels = new int[width * height];
    q.parallelFor(
            range(height, width),
            (row, col) -> {
              int bar = col * bars / width;
              boolean gap = (col + 1) * bars / width != bar;
              boolean filled = (height - row) * (long) top <= counts[bar] * (long) height;
              boolean mark = row % (height / 9 + 1) == 0; // a tenth of the highest bar
              int ground = mark ? 0x303848 : 0x181c28;
              int fill = bar < START / MOST * bars ? 0xe07050 : 0x50c080;
              pixels[row * width + col] = filled && !gap ? fill : ground;
            })
        .await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("forecast.png"));
    }
  }
}
