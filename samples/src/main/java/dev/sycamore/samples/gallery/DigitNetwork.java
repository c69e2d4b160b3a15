package dev.sycamore.samples.gallery;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.nio.file.Path;
import java.util.Random;

/**
 * A neural network that learns digits, which the program draws itself, moved and with noise. The
 * picture shows others, each with the digit that the network reads.
 */
public final class DigitNetwork {

  private static final int SIDE = 8;
  private static final int INPUTS = SIDE * SIDE;
  private static final int HIDDEN = 24;
  private static final int DIGITS = 10;
  private static final int LEARNED = 400;
  private static final int SHOWN = 160;
  private static final float RATE = 2;

  /** Five rows of three pixels, the first pixel in the highest bit. */
  private static final int[] FONT = {
    0b111101101101111, 0b010110010010111, 0b111001111100111, 0b111001111001111, 0b101101111001001,
    0b111100111001111, 0b111100111101111, 0b111001010010010, 0b111101111101111, 0b111101111001111
  };

  private DigitNetwork() {}

  private static boolean isInk(int digit, int row, int col) {
    boolean inside = row >= 0 && row < 5 && col >= 0 && col < 3;
    return inside && ((FONT[digit] >> (14 - 3 * row - col)) & 1) != 0;
  }

  private static float[] drawDigits(int count, Random random) {
    float[] drawn = new float[count * INPUTS];
    for (int d = 0; d < count; d++) { // 0 to 9 in turn
      int moved = 1 + random.nextInt(2);
      for (int p = 0; p < INPUTS; p++) {
        boolean ink = isInk(d % DIGITS, p / SIDE - moved, p % SIDE - 2 * moved);
        drawn[d * INPUTS + p] = (ink ? 0.2f : -0.5f) + 0.45f * random.nextFloat();
      }
    }
    return drawn;
  }

  private static float[] weights(int count, Random random) {
    float[] weights = new float[count];
    for (int i = 0; i < count; i++) {
      weights[i] = 0.6f * random.nextFloat() - 0.3f;
    }
    return weights;
  }

  /** Computes a layer: sums of weighted inputs, pressed between -1 and 1. */
  private static void forward(
      DeviceQueue q, int count, float[] in, float[] weights, float[] out, int ins, int outs) {
    q.parallelFor(
        range(count, outs),
        (d, o) -> {
          float sum = 0;
          for (int i = 0; i < ins; i++) {
            sum += in[d * ins + i] * weights[i * outs + o];
          }
          out[d * outs + o] = sum / (1 + Math.abs(sum));
        });
  }

  /** Changes weights by the errors that they caused. */
  private static void learn(
      DeviceQueue q, float[] in, float[] errors, float[] weights, int ins, int outs) {
    q.parallelFor(
        range(ins, outs),
        (i, o) -> {
          float sum = 0;
          for (int d = 0; d < LEARNED; d++) {
            sum += in[d * ins + i] * errors[d * outs + o];
          }
          weights[i * outs + o] += RATE * sum / LEARNED;
        });
  }

  /** Draws digits and what the network reads, in a picture that is so many pixels wide. */
  public static Picture draw(DeviceQueue q, int size) {
    Random random = new Random(9);
    float[] drawn = drawDigits(LEARNED, random);
    float[] first = weights(INPUTS * HIDDEN, random);
    float[] second = weights(HIDDEN * DIGITS, random);
    float[] hidden = new float[LEARNED * HIDDEN];
    float[] read = new float[LEARNED * DIGITS];
    float[] readErrors = new float[LEARNED * DIGITS];
    float[] hiddenErrors = new float[LEARNED * HIDDEN];
    for (int round = 0; round < 200; round++) {
      forward(q, LEARNED, drawn, first, hidden, INPUTS, HIDDEN);
      forward(q, LEARNED, hidden, second, read, HIDDEN, DIGITS);
      q.parallelFor(
          range(LEARNED, DIGITS),
          (d, o) -> {
            float is = read[d * DIGITS + o];
            float slope = (1 - Math.abs(is)) * (1 - Math.abs(is));
            readErrors[d * DIGITS + o] = ((o == d % DIGITS ? 0.6f : -0.6f) - is) * slope;
          });
      q.parallelFor(
          range(LEARNED, HIDDEN),
          (d, h) -> {
            float sum = 0;
            for (int o = 0; o < DIGITS; o++) {
              sum += readErrors[d * DIGITS + o] * second[h * DIGITS + o];
            }
            float is = Math.abs(hidden[d * HIDDEN + h]);
            hiddenErrors[d * HIDDEN + h] = sum * (1 - is) * (1 - is);
          });
      learn(q, hidden, readErrors, second, HIDDEN, DIGITS);
      learn(q, drawn, hiddenErrors, first, INPUTS, HIDDEN);
    }
    float[] others = drawDigits(SHOWN, random);
    forward(q, SHOWN, others, first, hidden, INPUTS, HIDDEN);
    forward(q, SHOWN, hidden, second, read, HIDDEN, DIGITS);
    q.await();
    return show(others, read, size);
  }

  private static Picture show(float[] drawn, float[] read, int size) {
    int scale = Math.max(1, size / (2 * SIDE * DIGITS));
    int width = 2 * SIDE * DIGITS * scale;
    int[] pixels = new int[width * SHOWN / DIGITS * SIDE * scale];
    for (int i = 0; i < pixels.length; i++) {
      int row = i / width / scale;
      int col = i % width / scale;
      int d = row / SIDE * DIGITS + col / (2 * SIDE);
      int digit = 0;
      for (int o = 1; o < DIGITS; o++) {
        digit = read[d * DIGITS + o] > read[d * DIGITS + digit] ? o : digit;
      }
      float light = 0.5f + drawn[d * INPUTS + row % SIDE * SIDE + col % SIDE];
      boolean answer = col % (2 * SIDE) >= SIDE;
      int ink = isInk(digit, row % SIDE - 1, col % SIDE - 2) ? 0x60e080 : 0x202020;
      int shown = digit == d % DIGITS || ink == 0x202020 ? ink : 0xff5040;
      pixels[i] = answer ? shown : Picture.rgb(light, light, light);
    }
    return new Picture(width, pixels.length / width, pixels);
  }

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      draw(q, 640).write(Path.of("digits.png"));
    }
  }
}
