import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** The design's program with a throw in the method that the kernel reaches; bar is not reached. */
public class Throw {
  static int foo(int x) {
    /*! SYC1002 | Throw.foo(int) | in kernel at Throw.java:19:34 (Throw.java:19:57) | help:  */throw new IllegalStateException();
  }

  static int bar(int x) {
    throw new IllegalStateException();
  }

  public static void main(String[] args) {
    int[] data = new int[1024];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(1024), i -> data[i] = i * 2 + foo(42));
    }
  }
}
