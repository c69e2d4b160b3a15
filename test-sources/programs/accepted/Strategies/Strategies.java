import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.io.Serializable;
import java.util.function.IntUnaryOperator;
import lib.Engine;
import lib.FloatBinary;
import lib.FloatUnary;
import lib.Loops;
import lib.Skeletons;
import lib.Unaware;

/** Kernels that call functions which their callers pass, in this file and others. */
public class Strategies {

  /** A function of a program, which a kernel in the same file calls. */
  interface Cell extends Serializable {
    int at(int x, int y);
  }

  static void table(DeviceQueue q, int w, Cell cell, int[] out) {
    q.parallelFor(range(out.length), i -> out[i] = cell.at(i % w, i / w));
  }

  /** Of an interface of the JDK, whose lambdas say which they are with Serializable beside it. */
  static <F extends IntUnaryOperator & Serializable> void each(DeviceQueue q, F f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.applyAsInt(a[i]));
  }

  static final FloatUnary NEGATED = x -> -x;
  private final FloatBinary product = (x, y) -> x * y;

  static int mix(int x, int y) {
    return x * 31 ^ y;
  }

  static float half(float x) {
    return x / 2;
  }

  /** Functions that use their object, and call its methods. */
  static final class Scaler {
    private final float by;
    private final float[] shifts;

    Scaler(float by, float... shifts) {
      this.by = by;
      this.shifts = shifts;
    }

    private float scaled(float x) {
      return x * by;
    }

    void run(DeviceQueue q, float[] a) {
      Skeletons.map(q, x -> scaled(x) + shifts[1], a);
      Skeletons.map(q, this::scaled, a);
      Skeletons.map(q, x -> x - this.by, a);
    }
  }

  record Line(float slope, float offset) {
    float at(float x) {
      return slope * x + offset;
    }
  }

  static float[] floats(int n) {
    float[] a = new float[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 1.25f - 7;
    }
    return a;
  }

  private static void passedOn(DeviceQueue q, FloatUnary f, FloatUnary g, float[] a) {
    Skeletons.map(q, f, a);
    Skeletons.compose(q, f, x -> x + 0.5f, a);
    Skeletons.compose(q, g, f, a);
    Loops.twice(q, g, a);
  }

  public static Object run(DeviceQueue q) {
    float[] a = floats(40), b = floats(40), c = floats(40), d = floats(40), e = floats(40);
    Skeletons.map(q, x -> x * 2, a);
    float factor = 1.5f;
    int steps = 3;
    Skeletons.map(
        q,
        x -> {
          float y = x;
          for (int k = 0; k < steps; k++) {
            y = y * factor + k;
          }
          return y;
        },
        a);
    Skeletons.map(q, Strategies::half, a);
    Skeletons.map(q, Math::abs, b);
    float[] weights = {0.5f, 2, -1, 3};
    Line line = new Line(2, -3);
    Skeletons.map(q, x -> weights[(int) x & 3] * line.at(x), b);
    new Scaler(3, 10, 20).run(q, c);
    new Scaler(-0.25f, 1, 2).run(q, c);

    FloatUnary inverse = x -> 1 / (x + 100);
    Skeletons.map(q, inverse, d);
    for (int k = 0; k < 4; k++) {
      Skeletons.map(q, k % 2 == 0 ? x -> x + 1 : x -> x * 3, d);
      FloatUnary chosen =
          switch (k) {
            case 0 -> inverse;
            case 1 -> Strategies::half;
            default -> x -> x - factor;
          };
      Skeletons.map(q, chosen, d);
    }
    passedOn(q, x -> x * x, Strategies::half, e);
    passedOn(q, x -> x - 1, x -> x * factor, e);

    q.await();
    float[] sums = new float[40];
    Skeletons.zip(q, Float::sum, a, b, sums);
    float[] least = new float[40];
    FloatBinary smaller = (x, y) -> x < y ? x : y;
    Skeletons.zip(q, smaller, a, c, least);

    Skeletons.map(q, NEGATED, least);
    Unaware.run(new Engine(q), least);
    Skeletons.map(q, FloatUnary.IDENTITY, least);
    q.await();
    Skeletons.zip(q, new Strategies().product, least, b, least);

    int[] cells = new int[30], other = new int[30];
    table(q, 6, Strategies::mix, cells);
    table(q, 5, (x, y) -> x - y * factorOf(steps), other);
    each(q, x -> x + 1, cells);
    each(q, x -> x ^ steps, other);
    each(q, Integer::reverse, other);

    double total = Loops.named(q, x -> x * 0.125f, 64);
    total += Loops.named(q, x -> x + 2, 64);
    float[] sum = {Skeletons.sum(q, x -> x * x, e), Skeletons.sum(q, x -> x * factor, a)};
    q.await();
    return new Object[] {a, b, c, d, e, sums, least, cells, other, total, sum};
  }

  static int factorOf(int steps) {
    return steps * 2 + 1;
  }
}
