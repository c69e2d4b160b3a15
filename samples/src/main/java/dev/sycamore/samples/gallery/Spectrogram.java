package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;

/**
 * The frequencies of a sound over time: one Fourier transform for each column. All columns do the
 * same step of their transform in one launch.
 */
public final class Spectrogram {

  private static final int WINDOW = 512; // samples for each column: a power of two
  private static final int HOP = 64; // samples from one column to the next
  private static final int RATE = 8000; // samples in a second

  private Spectrogram() {}

  /** A tone that rises, one that trembles, and clicks. */
  private static float[] sound(int samples) {
    float[] sound = new float[samples];
    for (int i = 0; i < samples; i++) {
      double t = (double) i / RATE;
      double all = (double) i / samples;
      double rising = StrictMath.sin(2 * StrictMath.PI * (300 + 1300 * all) * t);
      double trembling = StrictMath.sin(2 * StrictMath.PI * 2400 * t + 30 * StrictMath.sin(12 * t));
      double click = i % 4000 < 8 ? 3 : 0;
      sound[i] = (float) (rising + 0.5 * trembling + click);
    }
    return sound;
  }

  /** One step of the transforms: sums and differences of pairs, turned by an angle. */
  private static void step(
      DeviceQueue q, int columns, int half, float[] re, float[] im, float[] cos, float[] sin) {
    q.parallelFor(
        range(columns, WINDOW / 2),
        (column, pair) -> {
          int a = column * WINDOW + pair / half * 2 * half + pair % half;
          int b = a + half;
          int angle = pair % half * (WINDOW / 2 / half);
          float turnedRe = re[b] * cos[angle] + im[b] * sin[angle];
          float turnedIm = im[b] * cos[angle] - re[b] * sin[angle];
          re[b] = re[a] - turnedRe;
          im[b] = im[a] - turnedIm;
          re[a] += turnedRe;
          im[a] += turnedIm;
        });
  }

  /** Draws the frequencies, low ones at the bottom, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    int columns = size;
    int height = WINDOW / 2;
    float[] sound = sound(columns * HOP + WINDOW);
    float[] cos = new float[WINDOW];
    float[] sin = new float[WINDOW];
    for (int i = 0; i < WINDOW; i++) {
      cos[i] = (float) StrictMath.cos(2 * StrictMath.PI * i / WINDOW);
      sin[i] = (float) StrictMath.sin(2 * StrictMath.PI * i / WINDOW);
    }
    float[] re = new float[columns * WINDOW];
    float[] im = new float[columns * WINDOW];
    q.parallelFor(
        range(columns, WINDOW),
        (column, i) -> {
          int from = Integer.reverse(i) >>> Integer.numberOfLeadingZeros(WINDOW - 1);
          re[column * WINDOW + i] = sound[column * HOP + from] * (0.5f - 0.5f * cos[from]);
        });
    for (int half = 1; half < WINDOW; half *= 2) {
      step(q, columns, half, re, im, cos, sin);
    }
    int[] pixels = new int[columns * height];
    q.parallelFor(
        range(height, columns),
        (row, column) -> {
          int i = column * WINDOW + height - 1 - row;
          float power = (float) Math.sqrt(re[i] * re[i] + im[i] * im[i]) / WINDOW;
          float level = (int) (20 * Math.sqrt(4 * power)) / 20f;
          pixels[row * columns + column] = Picture.glow(Math.min(1, level));
        });
    q.await();
    return new Picture(columns, height, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("spectrum.png"));
    }
  }
}
