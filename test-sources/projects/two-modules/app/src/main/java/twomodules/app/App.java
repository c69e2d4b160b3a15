package twomodules.app;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import twomodules.core.Scale;

/** Runs a kernel of its own, then one of the other module. */
public final class App {
  private App() {}

  public static void main(String[] args) {
    float[] a = new float[100];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(a.length), i -> a[i] = i + 0.5f).await();
      Scale.by(q, a, 3);
      for (int i = 0; i < a.length; i++) {
        if (a[i] != (i + 0.5f) * 3) {
          throw new AssertionError(i + ": " + a[i]);
        }
      }
      System.out.println("two modules on " + q.device() + ": right");
    }
  }
}
