import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.RangeKernel2;
import lib.Fill;
import lib.Launcher;
import lib.Shift;

/** Named function objects: classes and records, nested, top-level, in other files. */
public class FunctionObjects {
  static class Adder implements RangeKernel1 {
    final int[] a;
    final int by;

    Adder(int[] a, int by) {
      this.a = a;
      this.by = by;
    }

    @Override
    public void run(int i) {
      a[i] = sum(i);
    }

    private int sum(int i) {
      return i + by;
    }

    record Deep(int[] a, float f) implements RangeKernel2 {
      @Override
      public void run(int i, int j) {
        a[i * 4 + j] = (int) (f * i) - j;
      }
    }
  }

  public static Object run(DeviceQueue q) {
    int[] a = new int[12], b = new int[12], c = new int[12], d = new int[12], e = new int[12], f = new int[12];
    q.parallelFor(range(12), new Adder(a, 3));
    q.parallelFor(range(3, 4), new Adder.Deep(b, 2.5f));
    q.parallelFor(range(12), new TopLevel(c));
    q.parallelFor(range(12), new Fill(d, 9));
    q.parallelFor(range(12), new Shift(e, 2));
    Launcher.launch(q, 12, f);
    q.parallelFor("named", range(6), i -> f[i] += 1);
    q.await();
    return new Object[] {a, b, c, d, e, f};
  }
}

class TopLevel implements RangeKernel1 {
  final int[] a;

  TopLevel(int[] a) {
    this.a = a;
  }

  @Override
  public void run(int i) {
    a[i] = i * i;
  }
}
