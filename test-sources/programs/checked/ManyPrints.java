import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Prints more than a device keeps. */
public class ManyPrints {
  public static int[] lines(DeviceQueue q) {
    int[] out = new int[200_000];
    q.parallelFor(
            range(200_000),
            i -> {
              DeviceDebug.printf("%d%n", i);
              out[i] = i;
            })
        .await();
    return out;
  }
}
