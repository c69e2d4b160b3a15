import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Records by value: passed, returned, nested, in arrays, with methods, compact constructors, statics, captured. */
public class Records {
  record Complex(double re, double im) {
    static final Complex ONE = new Complex(1, 0);

    static Complex of(double re) {
      return new Complex(re, 0);
    }

    Complex plus(Complex o) {
      return new Complex(re + o.re, im + o.im());
    }

    Complex times(Complex o) {
      return new Complex(re * o.re - im * o.im, re * o.im + im * o.re);
    }

    double squared() {
      return re * re + im * im;
    }
  }

  record Range(int low, int high) {
    Range {
      if (low > high) {
        int t = low;
        low = high;
        high = t;
      }
    }

    Range(int only) {
      this(only, only + 1);
    }

    boolean contains(int v) {
      return v >= low && v < high;
    }

    int length() {
      return this.high - this.low;
    }
  }

  record Pair<T, U>(T first, U second) {}

  record Line(Range range, Complex weight, byte tag, boolean on) {
    Line with(byte newTag) {
      return new Line(range, weight, newTag, !on);
    }
  }

  static Line longer(Line a, Line b) {
    return a.range().length() >= b.range.length() ? a : b;
  }

  static Complex power(Complex base, int n) {
    Complex result = Complex.ONE;
    for (int k = 0; k < n; k++) result = result.times(base);
    return result;
  }

  public static Object run(DeviceQueue q) {
    int n = 50;
    double[] re = new double[n], im = new double[n];
    int[] ints = new int[n];
    long[] lines = new long[n];
    Complex c = new Complex(0.5, -0.75);
    Line captured = new Line(new Range(9, 3), c, (byte) -7, true);
    q.parallelFor(
            range(n),
            i -> {
              Complex z = power(c.plus(Complex.of(i / 16.0)), i % 7);
              re[i] = z.re();
              im[i] = z.plus(z).im() + z.squared();
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              Range r = new Range(i, 25);
              Range[] all = {r, new Range(i), new Range(7, 3)};
              int hits = 0;
              for (Range one : all) if (one.contains(i / 2 + 3)) hits += one.length();
              ints[i] = hits * 1000 + r.low() - r.high();
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              Line line = new Line(new Range(i % 5, 2), new Complex(i, -i), (byte) (i * 9), (i & 1) == 0);
              Line best = longer(captured, line).with((byte) (line.tag() + captured.tag()));
              lines[i] = best.tag() * 1000L + best.range().length() * 10 + (best.on() ? 1 : 0) + (long) best.weight().im();
            })
        .await();
    q.parallelFor(
            range(n),
            i -> {
              record Local(int a, float b) {}
              Local local = new Local(i, i * 0.1f);
              lines[i] = lines[i] * 31 + Float.floatToIntBits(local.b()) + local.a;
            })
        .await();
    return new Object[] {re, im, ints, lines};
  }
}
