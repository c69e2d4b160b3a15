import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Lambdas {
  interface FloatOp {
    float apply(float v);
  }

  interface Combine<T> {
    T combine(T a, T b);
  }

  record P(float x) {
    float plus(float y) {
      return x + y;
    }
  }

  static float map(float[] a, int n, FloatOp op) {
    float s = 0;
    for (int i = 0; i < n; i++) s += op.apply(a[i]);
    return s;
  }

  static float twice(FloatOp op, float x) {
    return again(op, op.apply(x));
  }

  static float again(FloatOp op, float x) {
    return op.apply(x);
  }

  static <T> T fold(T a, T b, Combine<T> c) {
    return c.combine(a, b);
  }

  static float half(double x) {
    return (float) (x / 2);
  }

  float field;

  void run(DeviceQueue q, float[] out) {
    q.parallelFor(
        range(8),
        i -> {
          float k = 2;
          P p = new P(3);
          FloatOp op = v -> v * k + i;
          FloatOp block =
              v -> {
                if (v > 3) return 1;
                return op.apply(v);
              };
          out[i] = op.apply(1) + block.apply(2);
          out[i] += map(out, 3, op) + map(out, 3, v -> v + field) + map(out, 4, Lambdas::half);
          out[i] += twice(v -> out[(int) v], 1) + map(out, 2, p::plus);
          out[i] += fold(p, p, (a, b) -> new P(a.x() + b.x())).x();
          java.util.function.IntUnaryOperator square = x -> x * x;
          out[i] += square.applyAsInt(3);
        });
  }
}
