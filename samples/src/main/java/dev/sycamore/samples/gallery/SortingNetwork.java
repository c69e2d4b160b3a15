package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;
import java.util.Random;

/**
 * A bitonic sort, from top to bottom: each band of the picture is the array after one step. A step
 * compares and exchanges pairs. No element is in two pairs, so all pairs can be done at once.
 */
public final class SortingNetwork {

  private SortingNetwork() {}

  /**
   * Exchanges the pairs that are in the wrong order.
   *
   * @param block elements that are sorted after it, upwards and downwards in turn
   * @param distance between the elements of a pair
   */
  private static void step(DeviceQueue q, int[] keys, int block, int distance) {
    q.parallelFor(
        range(keys.length / 2),
        pair -> {
          int low = pair / distance * 2 * distance + pair % distance;
          int high = low + distance;
          boolean upwards = (low & block) == 0;
          if ((keys[low] > keys[high]) == upwards) {
            int key = keys[low];
            keys[low] = keys[high];
            keys[high] = key;
          }
        });
  }

  /** Draws the array as one band of the picture. */
  private static void drawBand(
      DeviceQueue q, int[] keys, int[] pixels, int width, int band, int bandHeight) {
    int count = keys.length;
    q.parallelFor(
        range(bandHeight, width),
        (row, col) -> {
          float key = keys[col * count / width] / (float) count;
          boolean gap = row == bandHeight - 1;
          pixels[(band * bandHeight + row) * width + col] = gap ? 0 : Picture.glow(key);
        });
  }

  /** Draws all steps, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int count = 256; // a power of two
    int[] keys = new int[count];
    Random random = new Random(11);
    for (int i = 0; i < count; i++) { // a permutation, by exchanges (Fisher and Yates)
      int other = random.nextInt(i + 1);
      keys[i] = keys[other];
      keys[other] = i;
    }
    int levels = Integer.numberOfTrailingZeros(count);
    int bands = levels * (levels + 1) / 2 + 1;
    int bandHeight = Math.max(2, size * 9 / 16 / bands);
    int[] pixels = new int[bands * bandHeight * size];
    int band = 0;
    drawBand(q, keys, pixels, size, band, bandHeight);
    for (int block = 2; block <= count; block *= 2) {
      for (int distance = block / 2; distance > 0; distance /= 2) {
        step(q, keys, block, distance);
        band++;
        drawBand(q, keys, pixels, size, band, bandHeight);
      }
    }
    q.await();
    return new Picture(size, bands * bandHeight, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 1280).write(Path.of("sort.png"));
    }
  }
}
