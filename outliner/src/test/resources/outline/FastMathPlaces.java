import static dev.sycamore.Range.range;
import static dev.sycamore.annotations.FastMath.Option.CONTRACT;

import dev.sycamore.*;
import dev.sycamore.annotations.FastMath;

class FastMathPlaces {
  interface FloatOp {
    float apply(float v);
  }

  static float exact(float a, float b) {
    return a * b + 1;
  }

  @FastMath
  static float all(float a, float b) {
    a += b;
    return a * b + exact(a, b);
  }

  @FastMath(CONTRACT)
  static double one(double a, double b) {
    return a * b + 1 < b ? a : b;
  }

  @FastMath({FastMath.Option.RECIPROCAL, dev.sycamore.annotations.FastMath.Option.REASSOCIATE})
  static float two(float a, int n) {
    return a / 3 + n * n;
  }

  @FastMath(CONTRACT)
  static float vectors(Float2 v) {
    return v.mul(v).sum();
  }

  static float exactVectors(Float2 v) {
    return v.mul(v).sum();
  }

  static float map(FloatOp op, float x) {
    return op.apply(x) + 1;
  }

  @FastMath
  static class Inner {
    static float inherited(float a) {
      return a + 1;
    }

    @FastMath({})
    static float innermost(float a) {
      return a + 1;
    }
  }

  @FastMath(CONTRACT)
  record P(float x) {
    P {
      x = x + 1;
    }

    float scaled(float s) {
      return x * s;
    }
  }

  static void run(DeviceQueue q, float[] a, double[] d) {
    q.parallelFor(range(8), i -> a[i] = all(a[i], 2) + two(a[i], i));
    q.parallelFor(range(8), i -> d[i] = one(d[i], 2) * 2);
    q.parallelFor(range(8), (@FastMath(CONTRACT) RangeKernel1) i -> a[i] = a[i] * 2 + exact(3, a[i]));
    @FastMath RangeKernel1 kept = i -> a[i] = a[i] * 2 + Inner.inherited(Inner.innermost(a[i]));
    q.parallelFor(range(8), kept);
    q.parallelFor(range(8), i -> a[i] = new P(a[i]).scaled(2) + 1);
    q.parallelFor(range(8), i -> a[i] = vectors(new Float2(a[i], 1)) + exactVectors(new Float2(a[i], 2)));
    q.parallelFor(range(8), i -> a[i] = map((@FastMath(CONTRACT) FloatOp) v -> v * 2, a[i]));
  }

  @FastMath
  void around(DeviceQueue q, float[] a) {
    q.parallelFor(range(8), i -> a[i] -= 2);
  }
}
