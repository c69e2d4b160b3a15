package paths;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;

/** The other module has a class of this name, too, with another kernel. */
public final class App {
  private App() {}

  public static void main(String[] args) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(a.length), i -> a[i] = Factor.OF * i).await();
    }
    System.out.println(Arrays.toString(a));
  }
}
