package dev.sycamore.samples;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;

/** Single-precision a times x plus y, on plain arrays. */
public final class Saxpy {

  private Saxpy() {}

  public static void main(String[] args) {
    int n = 1 << 20;
    float a = 2.5f;
    float[] x = new float[n];
    float[] y = new float[n];
    float[] c = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 0.001f;
      y[i] = 1f / (i + 1);
    }
    try (DeviceQueue q = DeviceQueue.open()) {
      long start = System.nanoTime();
      q.parallelFor(range(n), i -> c[i] = a * x[i] + y[i]).await();
      double milliseconds = (System.nanoTime() - start) / 1e6;

      float[] expected = new float[n];
      for (int i = 0; i < n; i++) {
        expected[i] = a * x[i] + y[i];
      }
      boolean equal = Arrays.equals(c, expected);
      System.out.printf(
          "Saxpy: %s, %.2f ms, equal to the JVM's result: %b%n", q.device(), milliseconds, equal);
      if (!equal) {
        throw new AssertionError("Saxpy: wrong result");
      }
    }
  }
}
