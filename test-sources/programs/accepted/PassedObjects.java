import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Kernel;
import java.io.Serializable;
import java.util.function.IntUnaryOperator;

/** Objects that are passed as functions: of anonymous, local and named classes, and records. */
public class PassedObjects {
  interface Fn extends Serializable {
    float of(float x);

    default float twice(float x) {
      return of(of(x));
    }
  }

  static void map(DeviceQueue q, @Kernel Fn f, float[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i])).await();
  }

  static void passedOn(DeviceQueue q, @Kernel Fn f, float[] a) {
    map(q, f, a);
    both(q, f, x -> x + 1, a);
  }

  static void both(DeviceQueue q, Fn f, Fn g, float[] a) {
    q.parallelFor(range(a.length), i -> a[i] = g.of(f.of(a[i]))).await();
  }

  static <F extends IntUnaryOperator & Serializable> void each(DeviceQueue q, F f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.applyAsInt(a[i])).await();
  }

  static final class Scale implements Fn {
    private final float by;

    Scale(float by) {
      this.by = by;
    }

    private float scaled(float x) {
      return x * by;
    }

    @Override
    public float of(float x) {
      return scaled(x) + 0.25f;
    }
  }

  record Line(float slope, float[] offsets) implements Fn {
    @Override
    public float of(float x) {
      return slope * x + offsets[1];
    }
  }

  static final Fn HALVED =
      new Fn() {
        @Override
        public float of(float x) {
          return x / 2;
        }
      };

  final float own = 3;

  void ofObject(DeviceQueue q, float[] a) {
    // A kernel in an anonymous class, which captures its object, and a function besides.
    new Object() {
      final float bias = 0.5f;

      void run(Fn f) {
        q.parallelFor(range(a.length), i -> a[i] += bias * own).await();
      }
    }.run(null);
    map(
        q,
        new Fn() {
          @Override
          public float of(float x) {
            return x - own;
          }
        },
        a);
  }

  public static Object run(DeviceQueue q) {
    float[] a = {1, 2, 3, 4, 5, 6, 7};
    int n = a.length;
    map(
        q,
        new Fn() {
          private final float half = n / 2f;

          @Override
          public float of(float x) {
            return x * half + n;
          }
        },
        a);
    map(q, new Scale(2), a);
    map(q, new Scale(-1), a);
    map(q, new Line(0.5f, new float[] {1, 2}), a);
    map(q, HALVED, a);
    Fn kept = n > 3 ? new Scale(4) : x -> x;
    map(q, kept, a);
    passedOn(q, new Scale(0.125f), a);
    passedOn(
        q,
        new Fn() {
          @Override
          public float of(float x) {
            return x * x;
          }
        },
        a);
    both(q, x -> x - n, new Scale(n), a);
    int[] b = {1, 2, 3};
    class Plus implements IntUnaryOperator, Serializable {
      @Override
      public int applyAsInt(int x) {
        return x + n;
      }
    }
    each(q, new Plus(), b);
    new PassedObjects().ofObject(q, a);
    return new Object[] {a, b};
  }
}
