import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Generic static methods at known types, and lambdas and method references passed to device functions. */
public class GenericsAndLambdas {
  record Vec(float x, float y) implements Scaled<Vec> {
    @Override
    public Vec scaled(float by) {
      return new Vec(x * by, y * by);
    }
  }

  record Weight(float w) implements Scaled<Weight> {
    @Override
    public Weight scaled(float by) {
      return new Weight(w + by);
    }
  }

  interface Scaled<T> {
    T scaled(float by);
  }

  record Box<T>(T value, int count) {
    Box<T> again() {
      return new Box<>(value, count + 1);
    }
  }

  interface FloatFunction {
    float apply(float x);
  }

  static <T> T choose(boolean first, T a, T b) {
    return first ? a : b;
  }

  static <T extends Scaled<T>> T twice(T t) {
    return t.scaled(2).scaled(0.5f);
  }

  static <A, B> A first(A a, B b) {
    return a;
  }

  static int fold(int[] a, int start, IntBinaryOperator f) {
    int r = start;
    for (int v : a) r = f.applyAsInt(r, v);
    return r;
  }

  static int count(int n, IntPredicate p) {
    int c = 0;
    for (int k = 0; k < n; k++) if (p.test(k)) c++;
    return c;
  }

  static float integrate(FloatFunction f, float from, float to, int steps) {
    float h = (to - from) / steps, sum = 0;
    for (int k = 0; k < steps; k++) sum += f.apply(from + h * k) * h;
    return sum;
  }

  static int passOn(int x, IntUnaryOperator f) {
    return apply(x, v -> f.applyAsInt(v) + 1);
  }

  static int apply(int x, IntUnaryOperator f) {
    return f.applyAsInt(f.applyAsInt(x));
  }

  static int square(int x) {
    return x * x;
  }

  public static Object run(DeviceQueue q) {
    int n = 40;
    float[] floats = new float[n], integrals = new float[n];
    int[] ints = new int[n];
    int[] table = {1, 5, -3, 8};
    int add = 3;
    q.parallelFor(
            range(n),
            i -> {
              Vec v = choose(i % 2 == 0, new Vec(i, 1), new Vec(-i, 2));
              Weight w = twice(new Weight(i));
              Box<Vec> box = new Box<>(v, 1).again();
              floats[i] = twice(v).x() + v.y() + w.w() + first(box.value(), w).x() * box.count();
              integrals[i] = integrate(x -> x * x + i, 0, 1, 16) + integrate(GenericsAndLambdas::half, 0, i, 4);
              IntUnaryOperator local = x -> x * add - i;
              ints[i] =
                  fold(table, i, (a, b) -> a * 31 + b)
                      + fold(table, 0, Math::max)
                      + count(20, k -> k % 3 == i % 3)
                      + passOn(i, local)
                      + apply(i % 10, GenericsAndLambdas::square);
            })
        .await();
    return new Object[] {floats, integrals, ints};
  }

  static float half(float x) {
    return x / 2;
  }
}
