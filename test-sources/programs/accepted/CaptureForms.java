import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Forms in which host compilers capture in different orders; all captures have one type on purpose. */
public class CaptureForms {
  static final boolean ON = true;

  /** Constants of an object: their values are in the code, but compilers capture the object. */
  final int two = 2;

  void constants(DeviceQueue q, int[] out) {
    q.parallelFor(range(out.length), i -> out[i] += two * 3 * i).await();
    q.parallelFor(range(out.length), i -> out[i] += this.two).await();
    new Inner().constants(q, out);
    Runnable anonymous =
        new Runnable() {
          final int five = 5;

          @Override
          public void run() {
            q.parallelFor(range(out.length), i -> out[i] += two * five).await();
            q.parallelFor(range(out.length), i -> out[i] -= two).await();
          }
        };
    anonymous.run();
  }

  class Inner {
    void constants(DeviceQueue q, int[] out) {
      q.parallelFor(range(out.length), i -> out[i] ^= two << 4).await();
      q.parallelFor(range(out.length), i -> out[i] += CaptureForms.this.two).await();
    }
  }

  public static Object run(DeviceQueue q) {
    int n = 40;
    int a = 3, b = 5, c = 7, d = 11;
    int[] first = new int[n], second = new int[n], third = new int[n], fourth = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              for (int k = c; k < b * 4; k += a) {
                first[i] += d * k;
              }
            })
        .await();
    q.parallelFor(range(n), i -> second[i] = ON ? b - i * 2 : a).await();
    q.parallelFor(
            range(n),
            i -> {
              if (false) {
                third[i] = a;
              }
              third[i] += d - c * i;
            })
        .await();
    final int constant = 4;
    q.parallelFor(
            range(n),
            i -> {
              int e = constant;
              while (e < d) {
                e += a;
              }
              do {
                e -= b;
              } while (e > c);
              fourth[i] = e * i;
            })
        .await();
    new CaptureForms().constants(q, fourth);
    q.parallelFor(
            range(n),
            i -> {
              if (!(ON || c > i)) second[i] = a * b;
              if (!(!ON && c > i)) second[i] += d;
              else second[i] = c - b;
              second[i] += !(ON || i > d) ? b : a;
              if ((!!(ON || i > d))) second[i] ^= c;
              else second[i] = d;
              if (!(ON || d > i) || b > i) second[i] *= a;
            })
        .await();
    return new Object[] {first, second, third, fourth};
  }
}
