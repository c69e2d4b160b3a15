import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** The program of the design. */
public class InitA {
  static int foo(int x) {
    return ++x;
  }

  static int bar(int x) {
    throw new IllegalStateException();
  }

  public static Object run(DeviceQueue q) {
    int[] data = new int[1024];
    try (IntDeviceBuffer a = DeviceBuffer.wrap(data)) {
      q.submit(
          h -> {
            IntAccessor A = a.access(h, WRITE);
            h.parallelFor(range(1024), i -> A.set(i, i * 2 + foo(42)));
          });
    }
    return data;
  }
}
