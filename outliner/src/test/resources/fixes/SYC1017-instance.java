import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Base {
  protected int[] table = {1};
}
// next file
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Example extends Base {
  class Inner {
    void run(DeviceQueue q, int[] a) {
      for (int k = 0; k < 2; k++) {
        q.parallelFor(range(8), i -> a[i] = Example.super.table[0]);
      }
    }
  }
}
