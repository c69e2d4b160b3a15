import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Statements {
  static final boolean DEBUG = false;

  static int branches(int n) {
    if (n > 3) return 1;
    else if (n < 0) {
      return 2;
    }
    if (DEBUG) n = 5;
    if (!DEBUG) n = 6;
    return DEBUG ? 7 : n;
  }

  static int loops(int n) {
    int c = 0;
    outer:
    for (int i = 0, j = 3; i < n; i++, j--) {
      while (true) {
        if (c > 10) break outer;
        if (i % 2 == 0) continue outer;
        c++;
        break;
      }
      do {
        c--;
      } while (c > 100);
      for (; ; ) {
        break;
      }
    }
    outer:
    for (; c > 0; ) {
      c -= 2;
      continue outer;
    }
    return c;
  }

  static float elements(float[] a, int[] b) {
    float s = 0;
    for (float v : a) s += v;
    sum:
    for (double v : b) {
      if (v > 3) continue sum;
      s += v;
    }
    return s;
  }

  void run(DeviceQueue q, float[] a, int[] b) {
    q.parallelFor(
        range(8),
        i -> {
          if (i > 100) return;
          ;
          {
            int i2 = branches(i);
          }
          int x, y = 2;
          x = loops(y);
          assert x > 0 : "positive";
          a[i] = elements(a, b);
        });
  }
}
