package devicelibraries.app;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import devicelibraries.geometry.Geometry;
import devicelibraries.mixing.Mixing;

/** Launches a kernel whose code is in three jars. */
public class App {
  public static void main(String[] args) {
    int n = 1000;
    float[] x = new float[n];
    float[] y = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 0.37f;
    }
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(
              range(n), i -> y[i] = Mixing.mix(x[i], x[i] / 3) + Geometry.norm(Geometry.vec(x[i], 1)))
          .await();
      for (int i = 0; i < n; i++) {
        float expected = Mixing.mix(x[i], x[i] / 3) + Geometry.norm(Geometry.vec(x[i], 1));
        if (y[i] != expected) {
          throw new AssertionError(i + ": " + y[i] + ", not " + expected);
        }
      }
      System.out.println("three jars on " + q.device().name());
    }
  }
}
