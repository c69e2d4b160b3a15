package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * Heat that spreads in a plate with two hot bars and a cold edge. The kernel is a stencil: each
 * element of the new array is a mean of neighbours in the old one.
 */
public final class HotPlate {

  private static final float HOTTEST = 1;

  private HotPlate() {}

  /** Bars stay as hot as they are, and do not conduct otherwise. */
  private static boolean isBar(int row, int col, int width, int height) {
    boolean standing =
        Math.abs(col - width / 4) <= width / 60 && Math.abs(row - height / 2) < height / 3;
    boolean lying =
        Math.abs(row - height / 3) <= width / 60 && Math.abs(col - width * 2 / 3) < width / 6;
    return standing || lying;
  }

  private static void step(DeviceQueue q, int width, int height, float[] from, float[] to) {
    q.parallelFor(
        range(height - 2, width - 2),
        (y, x) -> {
          int row = y + 1;
          int col = x + 1;
          int i = row * width + col;
          if (!isBar(row, col, width, height)) {
            to[i] = (from[i - 1] + from[i + 1] + from[i - width] + from[i + width]) / 4;
          }
        });
  }

  /** Draws the plate with lines of equal heat, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int width = size;
    int height = size * 9 / 16;
    float[] even = new float[width * height];
    for (int i = 0; i < even.length; i++) {
      even[i] = isBar(i / width, i % width, width, height) ? HOTTEST : 0;
    }
    float[] odd = even.clone();
    for (int step = 0; step < 20 * size; step += 2) {
      step(q, width, height, even, odd);
      step(q, width, height, odd, even);
    }
    int[] pixels = new int[width * height];
    q.parallelFor(
        range(pixels.length),
        i -> {
          int band = (int) (even[i] * 20);
          int below = i < width ? band : (int) (even[i - width] * 20);
          int beside = i % width == 0 ? band : (int) (even[i - 1] * 20);
          boolean line = band != below || band != beside;
          pixels[i] = line ? 0x303030 : Picture.glow(band / 20f);
        });
    q.await();
    return new Picture(width, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("heat.png"));
    }
  }
}
