import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Functions of which a kernel finds out at run time which one it calls. */
public class ChosenFunctions {
  interface Combination {
    Point of(Point a, Point b);
  }

  record Point(int x, int y) {
    Point plus(Point o) {
      return new Point(x + o.x, y + o.y);
    }

    static Point swapped(Point a, Point b) {
      return new Point(b.y - a.x, b.x + a.y);
    }
  }

  /** A function for each constant. */
  enum Operation {
    ADD((a, b) -> a + b),
    MAXIMUM(Math::max),
    MIXED(
        (a, b) -> {
          int c = a * 31;
          c ^= b;
          return c;
        }),
    SCALED(7),
    SCALED_MORE(11);

    final IntBinaryOperator function;

    Operation(IntBinaryOperator function) {
      this.function = function;
    }

    Operation(int factor) {
      int twice = factor * 2;
      function = (a, b) -> a * factor + b * twice - ordinal();
    }

    int of(int a, int b) {
      return function.applyAsInt(a, b);
    }
  }

  enum Combine {
    PLUS(Point::plus),
    SWAPPED(Point::swapped);

    private final Combination points;

    Combine(Combination points) {
      this.points = points;
    }
  }

  /** Functions that use fields of their constant. */
  enum Filter {
    SOFT(0.25),
    HARD(4);

    final double weight;
    final DoubleUnaryOperator response;

    Filter(double weight) {
      this.weight = weight;
      response = x -> x * this.weight + ordinal();
    }
  }

  static int twice(IntUnaryOperator f, int x) {
    return f.applyAsInt(f.applyAsInt(x));
  }

  static int count(IntPredicate p, int[] a) {
    int n = 0;
    for (int v : a) {
      n += p.test(v) ? 1 : 0;
    }
    return n;
  }

  static int next(int[] state) {
    return state[0] = state[0] * 1103515245 + 12345;
  }

  static void kernels(DeviceQueue q, int[] a, int[] b, double[] d, Operation all) {
    int n = a.length;
    int shift = n / 3;
    q.parallelFor(
        range(n),
        i -> {
          Operation o = Operation.values()[i % 5];
          b[i] = o.function.applyAsInt(a[i], i) + 3 * o.of(i, a[i]);
          b[i] ^= all.function.applyAsInt(b[i], a[i]);
          b[i] += Operation.MIXED.function.applyAsInt(i, 5);
          Point p =
              Combine.values()[i & 1].points.of(new Point(i, 2), new Point(a[i], b[i]));
          b[i] = b[i] * 31 + p.x() - p.y();
          Filter f = (a[i] & 1) == 0 ? Filter.SOFT : Filter.HARD;
          d[i] = f.response.applyAsDouble(d[i]);
        });
    q.parallelFor(
        range(n),
        i -> {
          int k = i * 3;
          IntUnaryOperator f = (a[i] & 2) == 0 ? x -> x + k : x -> x * shift - k;
          b[i] += f.applyAsInt(a[i]);
          b[i] += twice(f, i) + twice(i > 4 ? Math::abs : f, -i);
          IntUnaryOperator g =
              switch (i % 3) {
                case 0 -> f;
                case 1 -> x -> x ^ shift;
                default -> {
                  int unused = 3;
                  yield (a[i] & 4) == 0 ? Integer::reverse : x -> x >>> 3;
                }
              };
          b[i] = g.applyAsInt(b[i]) + twice(g, i);
          int[] state = {i};
          IntBinaryOperator once = (state[0] & 1) == 0 ? Math::min : (x, y) -> x - y;
          b[i] += once.applyAsInt(next(state), next(state));
          IntConsumer store = i > shift ? v -> b[i] -= v : v -> b[i] += 2 * v;
          store.accept(state[0]);
          int[] mine = {i, a[i], b[i], -i};
          b[i] += count(i % 2 == 0 ? v -> v > 3 : v -> v < 3 || v == i, mine);
        });
    q.await();
  }

  public static Object run(DeviceQueue q) {
    int n = 37;
    int[] a = new int[n];
    int[] b = new int[n];
    double[] d = new double[n];
    Arrays.setAll(a, i -> (i * 7919) % 101 - 40);
    Arrays.setAll(d, i -> i / 7.0);
    for (Operation operation : Operation.values()) {
      kernels(q, a, b, d, operation);
    }
    return new Object[] {a, b, d};
  }
}
