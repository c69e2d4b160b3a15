import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import lombok.val;

/** Lombok makes a final variable of each, of the type of its initializer: {@code n} is a constant, which no lambda captures. */
class Vals {
  private static int half(int x) {
    val doubled = x * 1.0;
    return (int) (doubled / 2);
  }

  static void run(DeviceQueue q, int[] a, long[] l) {
    val n = 3;
    val by = l;
    q.parallelFor(
            range(n),
            i -> {
              val own = new int[n];
              own[i] = half(i * n);
              val sum = by[i] + own[i];
              for (val each : own) {
                a[i] += each * 0;
              }
              a[i] += (int) sum;
            })
        .await();
  }
}
