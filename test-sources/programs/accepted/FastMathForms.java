import static dev.sycamore.Range.range;
import static dev.sycamore.annotations.FastMath.Option.CONTRACT;
import static dev.sycamore.annotations.FastMath.Option.FUNCTIONS;
import static dev.sycamore.annotations.FastMath.Option.REASSOCIATE;
import static dev.sycamore.annotations.FastMath.Option.RECIPROCAL;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.FastMath;

/**
 * {@code @FastMath} in all its places: how many results are near those of the JVM, and the bits of
 * code beside that does not say it.
 */
public class FastMathForms {
  private static final int N = 1000;
  private static final int TERMS = 40;

  interface Operation {
    float apply(float value);
  }

  static boolean near(double value, double expected) {
    return Math.abs(value - expected) <= 1e-5 * Math.abs(expected) + 1e-6;
  }

  static float product(float a, float b, float c) {
    return a * b + c;
  }

  @FastMath(CONTRACT)
  static float contracted(float a, float b, float c) {
    float negated = -(a * b) - c;
    return a * b + c - (negated + product(a, b, c));
  }

  @FastMath({CONTRACT})
  static double contracted(double a, double b, double c) {
    double sum = c;
    sum += a * b;
    sum -= b * c;
    return c - a * b + sum;
  }

  static float sum(float[] x, int from) {
    float sum = 0;
    for (int i = 0; i < TERMS; i++) {
      sum += x[from + i] * x[from + i];
    }
    return sum;
  }

  @FastMath(REASSOCIATE)
  static float reassociated(float[] x, int from) {
    float sum = 0;
    for (int i = 0; i < TERMS; i++) {
      sum += x[from + i] * x[from + i];
    }
    return sum;
  }

  @FastMath(RECIPROCAL)
  static float quotient(float a, float b) {
    return a / b + a / 3;
  }

  static float exactQuotient(float a, float b) {
    return a / b + a / 3;
  }

  @FastMath(FUNCTIONS)
  static float functions(float x, float positive) {
    return (float) Math.sin(x) + (float) Math.exp(x) * -(float) Math.sqrt(positive);
  }

  static float exactFunctions(float x, float positive) {
    return (float) Math.sin(x) + (float) Math.exp(x) * -(float) Math.sqrt(positive);
  }

  @FastMath
  record Complex(float re, float im) {
    Complex times(Complex other) {
      return new Complex(re * other.re - im * other.im, re * other.im + im * other.re);
    }

    @FastMath({})
    float exact() {
      return re * re + im * im;
    }
  }

  static float apply(Operation operation, float value) {
    return operation.apply(value) * value + value;
  }

  @FastMath
  record Polynomial(float[] x, float[] out) implements RangeKernel1 {
    @Override
    public void run(int i) {
      float v = x[i];
      out[i] = ((v * 0.25f + 0.5f) * v + 0.75f) * v / 7 + 1;
    }
  }

  public static Object run(DeviceQueue q) {
    float[] x = new float[N + TERMS];
    for (int i = 0; i < x.length; i++) {
      x[i] = 0.5f + (i * 37 % 101) * 0.013f;
    }
    float[] exact = new float[5 * N];
    int[] good = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          float a = x[i];
          float b = x[i + 1];
          float c = x[i + 2];
          float p = product(a, b, c);
          int near = near(contracted(a, b, c), p) ? 1 : 0;
          double d = c + (double) a * b - (double) b * c;
          near += near(contracted((double) a, b, c), c - (double) a * b + d) ? 2 : 0;
          near += near(reassociated(x, i), sum(x, i)) ? 4 : 0;
          near += near(quotient(a, b), exactQuotient(a, b)) ? 8 : 0;
          near += near(functions(a - 1, b), exactFunctions(a - 1, b)) ? 16 : 0;
          Complex z = new Complex(a, b).times(new Complex(c, -a));
          near += near(z.re(), a * c + b * a) ? 32 : 0;
          near += near(z.im(), b * c - a * a) ? 64 : 0;
          float applied = apply((@FastMath(CONTRACT) Operation) v -> v * v + c, b);
          near += near(applied, (b * b + c) * b + b) ? 128 : 0;
          good[i] = near;
          exact[5 * i] = p;
          exact[5 * i + 1] = sum(x, i);
          exact[5 * i + 2] = exactQuotient(a, b);
          exact[5 * i + 3] = exactFunctions(a - 1, b);
          exact[5 * i + 4] = new Complex(a, b).exact();
        });
    float[] y = new float[N];
    @FastMath RangeKernel1 fast = i -> y[i] = x[i] * x[i + 1] + x[i + 2];
    q.parallelFor(range(N), fast);
    float[] polynomial = new float[N];
    q.parallelFor(range(N), new Polynomial(x, polynomial));
    q.await();
    int more = 0;
    for (int i = 0; i < N; i++) {
      float v = x[i];
      more += near(y[i], product(x[i], x[i + 1], x[i + 2])) ? 1 : 0;
      more += near(polynomial[i], ((v * 0.25f + 0.5f) * v + 0.75f) * v / 7 + 1) ? 1 : 0;
    }
    return new Object[] {good, exact, more};
  }
}
