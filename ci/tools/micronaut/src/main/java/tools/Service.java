package tools;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import jakarta.inject.Singleton;

@Singleton
public class Service {
  int factor = 4;

  public void run(DeviceQueue q, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = factor * i).await();
  }
}
