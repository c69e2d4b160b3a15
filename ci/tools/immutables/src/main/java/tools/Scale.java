package tools;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import org.immutables.value.Value;

@Value.Immutable
public abstract class Scale {
  public abstract int factor();

  public void run(DeviceQueue q, int[] a) {
    int factor = factor();
    q.parallelFor(range(a.length), i -> a[i] = factor * i).await();
  }
}
