package mavenplugin.good;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import mavenplugin.library.Scale;

/** A kernel that calls a function of another jar. */
public class App {
  public static void main(String[] args) {
    int[] a = new int[16];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor("scaled", range(16), i -> a[i] = Scale.of(i)).await();
      System.out.println(a[5]);
    }
  }
}
