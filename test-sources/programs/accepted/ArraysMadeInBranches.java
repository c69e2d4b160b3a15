import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Private arrays that a branch makes and that are used after it. */
public class ArraysMadeInBranches {
  static int sum(int[] a) {
    int s = 7;
    for (int j = 0; j < a.length; j++) s = s * 31 + a[j];
    return s;
  }

  static void fill(int[] a, int value) {
    for (int j = 0; j < a.length; j++) a[j] += value + j;
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    int[] x = {5, 6, 7};
    int[] r = new int[n];
    q.parallelFor(
        range(n),
        i -> {
          int s = sum(i % 3 == 0 ? new int[] {1, i} : x);
          s = 31 * s + sum(i % 2 == 0 ? new int[] {9, i, 3} : new int[] {4, i});
          s = 31 * s + sum(i % 5 == 0 ? (i % 2 == 0 ? new int[] {i} : new int[2]) : x);
          int t = switch (i & 3) {
            case 0 -> sum(new int[] {i, i});
            case 1 -> sum(i < 30 ? new int[] {i, 1, 2} : x);
            default -> (i & 4) == 0 ? sum(x) : sum(new int[] {3, i, 3});
          };
          for (int k = 0; k < 3; k++) {
            int[] a = {k, i, k};
            int[] b = {i, k};
            fill(i % 2 == 0 ? a : b, k);
            t = 31 * t + sum(k == 1 ? new int[] {t} : a) + sum(b);
          }
          r[i] = s ^ t;
        });
    q.await();
    return r;
  }
}
