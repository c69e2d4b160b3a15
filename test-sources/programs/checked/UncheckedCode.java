import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Unchecked;

/** Code without checks in a program that has checks: a division by zero gives 0 there. */
public class UncheckedCode {
  static final int N = 16;

  @Unchecked
  static int quotient(int a, int b) {
    return a / b;
  }

  static int checkedQuotient(int a, int b) {
    return a / b;
  }

  @Unchecked
  static class Quotients {
    static int of(int a, int b) {
      return a / b;
    }
  }

  /** Its kernel is without checks. */
  @Unchecked
  public static int[] method(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = 12 / i).await();
    return out;
  }

  /** So is one that is held by a variable. */
  public static int[] variable(DeviceQueue q) {
    int[] out = new int[N];
    @Unchecked RangeKernel1 kernel = i -> out[i] = 12 / i;
    q.parallelFor(range(N), kernel).await();
    return out;
  }

  /** Functions have annotations of their own. */
  public static int[] function(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = i % 2 == 0 ? quotient(12, i) : Quotients.of(12, i)).await();
    return out;
  }

  /** What is called is checked. */
  @Unchecked
  public static int[] called(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = checkedQuotient(12, i)).await();
    return out;
  }

  /** What calls is checked. */
  public static int[] caller(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i == 5 ? N : i] = quotient(12, i)).await();
    return out;
  }
}
