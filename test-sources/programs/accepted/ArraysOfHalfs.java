import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;

/** Arrays of halves that kernels capture, in fields and static fields too. */
public class ArraysOfHalfs {
  static final Half[] SCALE = {Half.of(0.5f), Half.of(3)};

  private final Half[] own = {Half.ONE, Half.of(-2), Half.of(1e-7f)};

  static Half sum(Half[] values) {
    Half sum = Half.ZERO;
    for (Half h : values) sum = sum.add(h);
    return sum;
  }

  public static Object run(DeviceQueue q) {
    int n = 20;
    Half[] a = new Half[n];
    Half[] b = new Half[n];
    for (int i = 0; i < n; i++) {
      a[i] = Half.of(i * 0.3f);
      b[i] = Half.ofBits((short) (i * 3001));
    }
    Half[] kept = a.clone();
    q.parallelFor(range(n), i -> b[i] = a[i].mul(b[i]).add(SCALE[i % 2]));
    q.parallelFor(range(n), i -> { if (i % 2 == 0) b[i] = sum(a).sub(b[i]); }).await();
    boolean same = true;
    for (int i = 0; i < n; i++) same &= kept[i] == a[i];
    float[] out = new float[3];
    new ArraysOfHalfs().fields(q, out);
    short[] bits = new short[n];
    for (int i = 0; i < n; i++) bits[i] = b[i].bits();
    return new Object[] {bits, same, out};
  }

  private void fields(DeviceQueue q, float[] out) {
    q.parallelFor(range(3), i -> {
          Half[] t = {own[i], Half.ONE};
          out[i] = sum(t).toFloat() + own.length;
          own[i] = t[0].neg();
        })
        .await();
    for (int i = 0; i < 3; i++) out[i] += own[i].toFloat() * 100;
  }
}
