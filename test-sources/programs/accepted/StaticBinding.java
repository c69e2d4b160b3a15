import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;

/** Methods that cannot be overridden: static, private, final, of final classes, super, of function objects. */
public class StaticBinding extends StaticBindingBase {
  private final int factor = 3;

  private int scaled(int x) {
    return x * factor;
  }

  final int shifted(int x) {
    return scaled(x) + super.base(x);
  }

  Object all(DeviceQueue q) {
    int[] out = new int[30];
    q.parallelFor(range(30), i -> out[i] = shifted(i) + this.scaled(i) + inherited(i)).await();
    return out;
  }

  static final class Polynomial implements RangeKernel1 {
    private final double[] out;
    private final double a, b;
    private final int degree;

    Polynomial(double[] out, double a, double b, int degree) {
      this.out = out;
      this.a = a;
      this.b = b;
      this.degree = degree;
    }

    private double at(double x) {
      double r = a;
      for (int k = 0; k < degree; k++) r = r * x + b;
      return r;
    }

    double twice(double x) {
      return at(x) + Helper.Deep.half(at(-x));
    }

    @Override
    public void run(int i) {
      out[i] = twice(i * 0.125);
    }
  }

  record Scale(float[] data, float by) implements RangeKernel1 {
    float value(int i) {
      return data[i] * by();
    }

    @Override
    public void run(int i) {
      data[i] = value(i) + i;
    }
  }

  static class Helper {
    static class Deep {
      static double half(double x) {
        return x / 2;
      }
    }
  }

  public static Object run(DeviceQueue q) {
    double[] out = new double[20];
    float[] data = new float[20];
    q.parallelFor(range(20), new Polynomial(out, 0.5, 1.25, 3)).await();
    q.parallelFor(range(20), new Scale(data, 2)).await();
    q.parallelFor(range(20), new Scale(data, 0.1f)).await();
    return new Object[] {new StaticBinding().all(q), out, data};
  }
}

class StaticBindingBase {
  int base(int x) {
    return x - 1;
  }

  static int inherited(int x) {
    return x << 4;
  }
}
