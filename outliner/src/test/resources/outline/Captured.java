import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Captured {
  enum Mode {
    A,
    B
  }

  int f;
  float[] g;

  static class Base {
    protected int inherited;
  }

  static class Derived extends Base {
    void run(DeviceQueue q, int[] a) {
      q.parallelFor(range(8), i -> a[i] = inherited);
    }
  }

  private int doubled(int x) {
    return x * 2 + f;
  }

  void run(
      DeviceQueue q, byte b, boolean z, Mode mode, int unused, float[] out, IntDeviceBuffer buffer,
      DoubleDeviceBuffer3 cube) {
    final int constant = 42;
    q.parallelFor(
        range(8),
        i -> {
          out[i] = constant + b + f + (z ? mode.ordinal() : 0);
          this.g[i] = this.doubled(i) + doubled(1);
        });
    q.submit(
        h -> {
          IntAccessor a = buffer.access(h, AccessMode.READ_WRITE);
          DoubleAccessor3 c = cube.access(h, AccessMode.READ_WRITE);
          LocalFloats2 tile = h.localFloats(4, 4);
          h.parallelFor(
              ndRange(64, 8),
              it -> {
                tile.set(0, 1, a.get(it.globalId()));
                it.barrier();
                a.set(0, a.size() + c.range(2));
                c.set(1, 2, 3, tile.get(0, 1));
              });
        });
  }
}
