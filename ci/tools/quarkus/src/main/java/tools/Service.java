package tools;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

/** The container makes a subclass to intercept the call; the kernel reads a field. */
@ApplicationScoped
public class Service {
  int factor = 4;

  @Transactional
  public void run(DeviceQueue q, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = factor * i).await();
  }
}
