package gradleplugin;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** A kernel that calls a method of another file. */
public class App {
  public static void main(String[] args) {
    int[] a = new int[16];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(16), i -> a[i] = Factor.times(i)).await();
      System.out.println(a[5]);
    }
  }
}
