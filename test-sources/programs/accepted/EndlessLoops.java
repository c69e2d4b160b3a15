import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops without an end, which no work-item comes to. */
public class EndlessLoops {
  private static final int SIZE = 64;

  static int firstAbove(int[] a, int bound) {
    int k = 0;
    while (true) {
      if (a[k] > bound) {
        return k;
      }
      k++;
    }
  }

  static int stuck(int[] a, int i, int n) {
    if (n == 9) {
      do {
        a[i]++;
      } while (true);
    }
    return i * 3;
  }

  public static Object run(DeviceQueue q) {
    int n = SIZE / 16;
    int[] ordered = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      ordered[i] = 2 * i;
    }
    int[][] a = new int[10][SIZE];
    int[] same = a[0];
    int[] apart = a[1];
    int[] empty = a[2];
    int[] nested = a[3];
    int[] outer = a[4];
    int[] called = a[5];
    int[] choice = a[6];
    int[] found = a[7];
    int[] grouped = a[8];
    int[] plane = a[9];
    q.parallelFor(range(SIZE), i -> {
      if (n == 9) {
        for (;;) {
          same[i]++;
        }
      }
      same[i] = i;
    });
    q.parallelFor(range(SIZE), i -> {
      if (ordered[i] == 7) {
        for (;;) {
          apart[i] += i;
        }
      }
      apart[i] = i + 1;
    });
    q.parallelFor(range(SIZE), i -> {
      if (n == 9) {
        while (true) {}
      }
      empty[i] = i + 2;
    });
    q.parallelFor(range(SIZE), i -> {
      for (int k = 0; k < n; k++) {
        if (k == 9) {
          for (;;) {
            nested[i]++;
          }
        }
        if (ordered[i] == 2 * k + 1) {
          for (;;) {
            nested[i]--;
          }
        }
        nested[i] += k;
      }
    });
    q.parallelFor(range(SIZE), i -> {
      if (n == 9) {
        for (;;) {
          for (int k = 0; k < i; k++) {
            outer[i] += k;
          }
        }
      } else if (n == 8) {
        for (;;) {
          if (ordered[i] > 5) {
            outer[i]++;
          }
        }
      }
      outer[i] += 5;
    });
    q.parallelFor(range(SIZE), i -> called[i] = stuck(called, i, n) + stuck(called, i, n + 1));
    q.parallelFor(range(SIZE), i -> {
      switch (ordered[i] & 3) {
        case 1:
          for (;;) {
            choice[i]++;
          }
        case 2:
          choice[i] = 7;
          break;
        default:
          if (n == 9) {
            for (;;) {
              choice[i]--;
            }
          }
          choice[i] = 8;
      }
    });
    q.parallelFor(range(SIZE), i -> found[i] = firstAbove(ordered, i));
    q.parallelFor(ndRange(SIZE, 16), it -> {
      int i = (int) it.globalId();
      grouped[i] = i;
      it.barrier();
      int other = grouped[i ^ 1];
      it.barrier();
      if (n == 9) {
        for (;;) {
          grouped[i]++;
        }
      }
      grouped[i] = other;
    });
    q.parallelFor(range(8, 8), (y, x) -> {
      if (n == 9) {
        for (;;) {
          plane[y * 8 + x]++;
        }
      }
      plane[y * 8 + x] = y - x;
    });
    q.await();
    return a;
  }
}
