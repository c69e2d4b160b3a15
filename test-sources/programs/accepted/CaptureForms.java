import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Forms in which host compilers capture in different orders; all captures have one type on purpose. */
public class CaptureForms {
  static final boolean ON = true;

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
    return new Object[] {first, second, third, fourth};
  }
}
