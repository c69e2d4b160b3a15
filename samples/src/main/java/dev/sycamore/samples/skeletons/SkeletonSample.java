package dev.sycamore.samples.skeletons;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;

/** A program that uses the skeletons: no kernel in it, only functions. */
public final class SkeletonSample {
  private static final int N = 10_000;
  private static final int WIDTH = 100;

  private SkeletonSample() {}

  public static void main(String[] args) {
    try (DeviceQueue q = DeviceQueue.open()) {
      check("tabulate, map and zip", maps(q));
      check("reduce", reductions(q));
      check("scan", scans(q));
      check("stencil", stencils(q));
      System.out.printf("Skeletons: %s, equal to the JVM's results%n", q.device());
    }
  }

  private static void check(String what, boolean isRight) {
    if (!isRight) {
      throw new AssertionError("Skeletons: wrong result of " + what);
    }
  }

  /** {@code sqrt(x) * scale + x}, in three steps. */
  static boolean maps(DeviceQueue q) {
    float scale = 2.5f;
    float[] x = new float[N];
    float[] root = new float[N];
    float[] y = new float[N];
    Skeletons.tabulate(q, i -> i * 0.5f, x);
    Skeletons.map(q, v -> (float) Math.sqrt(v) * scale, x, root);
    Skeletons.zip(q, Float::sum, root, x, y);
    q.await();
    for (int i = 0; i < N; i++) {
      if (y[i] != (float) Math.sqrt(i * 0.5f) * scale + i * 0.5f) {
        return false;
      }
    }
    return true;
  }

  /** The numbers are small and whole, so that every order of additions has one result. */
  static boolean reductions(DeviceQueue q) {
    float[] x = new float[N];
    Skeletons.tabulate(q, i -> i % 7 - 3, x);
    q.await();
    float sum = 0;
    float squares = 0;
    float greatest = Float.NEGATIVE_INFINITY;
    for (float v : x) {
      sum += v;
      squares += v * v;
      greatest = Math.max(greatest, v);
    }
    return Skeletons.reduce(q, Float::sum, 0, x) == sum
        && Skeletons.reduce(q, Math::max, Float.NEGATIVE_INFINITY, x) == greatest
        && Skeletons.mapReduce(q, v -> v * v, Float::sum, 0, x) == squares
        && Skeletons.reduce(q, Float::sum, 0, new float[0]) == 0;
  }

  static boolean scans(DeviceQueue q) {
    float[] x = new float[N];
    Skeletons.tabulate(q, i -> i * 31 % 11 - 5, x);
    float[] sums = new float[N];
    float[] greatest = new float[N];
    Skeletons.scan(q, Float::sum, 0, x, sums);
    Skeletons.scan(q, (a, b) -> a > b ? a : b, Float.NEGATIVE_INFINITY, x, greatest);
    q.await();
    float sum = 0;
    float top = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < N; i++) {
      sum += x[i];
      top = Math.max(top, x[i]);
      if (sums[i] != sum || greatest[i] != top) {
        return false;
      }
    }
    return true;
  }

  /** Heat that spreads, and the game of life. */
  static boolean stencils(DeviceQueue q) {
    float rate = 0.125f;
    float[] start = new float[N];
    start[N / 2 + WIDTH / 2] = 4096;
    float[] heat =
        Skeletons.iterate(
            q,
            c -> {
              float around = c.at(-1, 0) + c.at(1, 0) + c.at(0, -1) + c.at(0, 1);
              return c.at(0, 0) + rate * (around - 4 * c.at(0, 0));
            },
            WIDTH,
            10,
            start);
    float[] blinker = new float[25];
    blinker[7] = blinker[12] = blinker[17] = 1;
    float[] once = Skeletons.iterate(q, SkeletonSample::lives, 5, 1, blinker);
    float[] twice = Skeletons.iterate(q, SkeletonSample::lives, 5, 2, blinker);
    float all = 0;
    for (float each : heat) {
      all += each;
    }
    return Math.abs(all - 4096) < 0.01f
        && once[11] == 1
        && once[12] == 1
        && once[13] == 1
        && once[7] == 0
        && Arrays.equals(twice, blinker);
  }

  private static float lives(Neighbourhood around) {
    float count = 0;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        count += around.at(dx, dy);
      }
    }
    count -= around.at(0, 0);
    return count == 3 || (count == 2 && around.at(0, 0) == 1) ? 1 : 0;
  }
}
