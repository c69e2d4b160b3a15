import dev.sycamore.annotations.Kernel;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;





public class Forms {
  record Scale(float[] a, float f) implements RangeKernel1 {
    @Override public void run(int i) { a[i] *= f + helper(i); }
    private float helper(int k) { return f * k; }
  }
  static class Step implements RangeKernel2 { float[] a; int n; Step(float[] a) { this.a = a; }
    public void run(int i, int j) { a[i * n + j] = 1; } }
  @Kernel static final RangeKernel1 FIELD = i -> { };
  float[] data; float k;
  static void wrap(DeviceQueue q, @Kernel RangeKernel1 body) { q.parallelFor(range(4), body); }
  static void plain(int i) { }
  void inst(int i) { data[i] = k; }
  private void priv(int i) { data[i] = k; }
  void m(DeviceQueue q, float[] a) {
    q.parallelFor(range(3), new Scale(a, 2));
    q.parallelFor(range(3, 3), new Step(a));
    wrap(q, i -> a[i] = 2);
    @Kernel RangeKernel1 local = i -> a[i] = 3;
    RangeKernel1 unmarked = i -> a[i] = 4;
    q.parallelFor(range(3), unmarked);
    q.parallelFor(range(3), Forms::plain);
    q.parallelFor(range(3), this::priv);

    q.parallelFor(range(3), (@Kernel RangeKernel1) i -> a[i] = 5);
    q.parallelFor("named.kernel", range(3), i -> a[i] = 6);
    Runnable r = () -> q.submit(h -> h.parallelFor(range(2), i -> a[i] = 7));
    new Object() { void z() { q.parallelFor(range(2), i -> a[i] = 8); } };
  }
}
