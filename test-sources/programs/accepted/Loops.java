import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** The loops, with break, continue and labels; early returns. */
public class Loops {
  static int collatz(int x) {
    int steps = 0;
    while (x != 1) {
      x = (x & 1) == 0 ? x / 2 : 3 * x + 1;
      steps++;
    }
    return steps;
  }

  static boolean prime(int x) {
    if (x < 2) {
      return false;
    }
    for (int d = 2; d * d <= x; d++) {
      if (x % d == 0) return false;
    }
    return true;
  }

  static int digits(int x) {
    int n = 0;
    do {
      n++;
      x /= 10;
    } while (x != 0);
    return n;
  }

  static int search(int limit) {
    int found = 0;
    outer:
    for (int a = 1; a < limit; a++) {
      for (int b = a; ; b++) {
        if (b >= limit) continue outer;
        if ((a + b) % 7 == 0) continue;
        found += a * b;
        if (found > 500) break outer;
        if (b % 5 == 4) break;
      }
    }
    return found;
  }

  public static Object run(DeviceQueue q) {
    int n = 500;
    int[] out = new int[n * 6];
    q.parallelFor(
            range(n),
            i -> {
              out[i * 6] = collatz(i + 1);
              out[i * 6 + 1] = prime(i) ? 1 : 0;
              out[i * 6 + 2] = digits(i * 37);
              out[i * 6 + 3] = search(i % 40);
              int sum = 0;
              for (int a = 0, b = i; a < b; a += 2, b--) {
                if (a == 10) continue;
                sum += a ^ b;
              }
              out[i * 6 + 4] = sum;
              if (i % 3 == 0) return;
              for (; ; ) {
                if (sum > 1000) break;
                sum += i + 1;
              }
              out[i * 6 + 5] = sum;
            })
        .await();
    return out;
  }
}
