import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Kernel;
import java.util.ArrayList;
import java.util.List;

/** Launches that touch parts of the arrays that they capture. */
public class PartsOfArrays {
  static final int LENGTH = 6000;
  static final int[] TABLE = numbers(40);

  static int[] numbers(int length) {
    int[] numbers = new int[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = i * 7 % 101;
    }
    return numbers;
  }

  static int at(int row, int column, int width) {
    int begin = row * width;
    return begin + column;
  }

  static void add(int[] target, int index, int[] source, int n) {
    if (index >= n) {
      return;
    }
    target[index] += source[index] + TABLE[index % TABLE.length];
  }

  static int firstAbove(int[] a, int from, int limit) {
    for (int i = from; i < from + 5; i++) {
      if (a[i] > limit) {
        return i;
      }
    }
    return -1;
  }

  @Kernel
  static void halves(int i, int[] to, int[] from, int n) {
    n = n / 2;
    if (i < n) {
      to[n + i] = from[i];
    }
  }

  /** Ids, offsets, guards, and what a loop counts. */
  static void ranges(DeviceQueue q, List<Object> results) {
    int[] a = numbers(LENGTH);
    int[] b = numbers(LENGTH);
    int[] c = numbers(LENGTH);
    int n = 50;
    q.parallelFor(range(64), i -> a[i] += 2 * b[i]);
    q.parallelFor(range(64).withOffset(700), i -> b[i + 1] = a[i - 1] + c[i]);
    q.parallelFor(
        range(64),
        i -> {
          if (i < n && i > 3) {
            c[i] = b[i - 1] - b[i + 1];
          }
        });
    q.parallelFor(
        range(64),
        i -> {
          if (i >= n) {
            return;
          }
          c[1000 - i] = a[2 * i + 3];
        });
    q.await();
    q.parallelFor(
        range(8),
        i -> {
          for (int k = i; k < n; k += 8) {
            a[k + 200] = b[k];
          }
          for (int k = 300; k > 290 + i % 3; k--) {
            c[k + i * 20] = k;
          }
        });
    q.parallelFor(range(30L).withOffset(20L), i -> b[(int) i] = (int) i);
    q.await();
    results.add(a);
    results.add(b);
    results.add(c);
  }

  /** Rows and columns; what is filled, and what is filled but for a gap. */
  static void grids(DeviceQueue q, List<Object> results) {
    int rows = 9;
    int columns = 13;
    int[] a = numbers(LENGTH);
    int[] b = numbers(LENGTH);
    int[] c = numbers(LENGTH);
    int[] d = numbers(LENGTH);
    q.parallelFor(
        range(rows, columns),
        (r, s) -> {
          int sum = 0;
          for (int k = 0; k < columns; k++) {
            sum += a[r * columns + k] * b[at(k, s, columns)];
          }
          c[at(r, s, columns)] = sum;
          d[r * (columns + 1) + s] = sum;
        });
    q.parallelFor(
        range(16, 16),
        (r, s) -> {
          if (r < rows && s < columns) {
            a[(r + 1) * columns - 1 - s] = c[r * columns + s];
          }
          if (s < 1) {
            b[r] = r;
          }
        });
    q.parallelFor(
        ndRange(48, 16),
        it -> {
          int id = it.groupId(0) * it.localRange(0) + it.localId(0);
          c[500 + id] = d[it.groupId(0)] + it.localId(0);
          if (it.localId(0) % 2 == 0) {
            d[2000 + it.globalId(0) / 2] = 1;
          }
        });
    q.await();
    results.add(a);
    results.add(b);
    results.add(c);
    results.add(d);
  }

  /** Functions, statics, parameters that change, arrays that are chosen, conditions in between. */
  static void calls(DeviceQueue q, List<Object> results) {
    int[] a = numbers(LENGTH);
    int[] b = numbers(LENGTH);
    int[] c = numbers(LENGTH);
    int n = 45;
    q.parallelFor(range(60), i -> add(a, i, b, n));
    q.parallelFor(
        range(60),
        i -> {
          int[] t = i % 2 == 0 ? b : c;
          t[i + 5] = a[a[i] % 60];
        });
    q.parallelFor(range(60), i -> c[i + 100] = firstAbove(b, i, 60) < 0 ? 1 : b[Math.abs(30 - i)]);
    q.parallelFor(
        range(60),
        i -> {
          for (int k = 0; k < 9; k++) {
            if (b[k] + i > 1000) {
              return;
            }
          }
          a[i + 300] = i > 5 && b[i - 6] % 2 == 0 ? b[i - 6] : c[Math.min(i * 2, 70)];
        });
    q.parallelFor(
        range(60),
        i -> {
          switch (i % 3) {
            case 0:
              if (i < 30) {
                break;
              }
              a[i + 400] = 1;
            case 1:
              b[i + 400] = 2;
              break;
            default:
              Atomics.add(c, 400 + i / 16, i);
          }
        });
    q.parallelFor(
        range(60),
        i -> {
          int k = 0;
          while (b[k] % 11 != i % 11 && k < 90) {
            k++;
          }
          a[i + 500] = k;
        });
    q.submit(h -> PartsOfArraysKernels.halves(h, range(30), a, c, n));
    q.await();
    results.add(a);
    results.add(b);
    results.add(c);
  }

  /** One array under two names, as a row, and in two queues; changes of the host between waits. */
  static void sharing(DeviceQueue q, List<Object> results) {
    int[] a = numbers(LENGTH);
    int[] b = numbers(LENGTH);
    int[] other = a;
    int[][] rows = {b, numbers(20)};
    try (DeviceQueue second = DeviceQueue.open(q.device())) {
      q.parallelFor(range(40), i -> a[i] = other[i + 40] + b[i]);
      second.parallelFor(range(40).withOffset(20), i -> a[i] += b[i + 7]);
      q.parallelFor(range(40), i -> a[i + 60] = other[i] * 2);
      second.parallelFor(range(rows[1].length), i -> rows[0][i] = rows[1][i] + rows[0][i + 30]);
      q.parallelFor(range(25), i -> b[i + 4] += a[i]);
      q.await();
      second.await();
      for (int i = 0; i < 100; i++) {
        a[i] += i;
        b[LENGTH - 1 - i] = i;
      }
      q.parallelFor(range(40), i -> a[i] -= b[LENGTH - 1 - i]);
      q.await();
    }
    results.add(a);
    results.add(b);
    results.add(rows);
  }

  /** Indices at the ends of what an int holds. */
  static void overflows(DeviceQueue q, List<Object> results) {
    int[] a = numbers(LENGTH);
    int[] b = numbers(LENGTH);
    int large = Integer.MAX_VALUE;
    int step = 1 << 30;
    q.parallelFor(range(50), i -> a[large + 1 + i - Integer.MIN_VALUE] = i);
    q.parallelFor(range(50), i -> b[i * step * 4 + i] = b[(large + i & 1023) + 100]);
    q.parallelFor(range(50), i -> b[(i << 30 << 2) + 200 + i] = a[(-1 - i >>> 24) + i]);
    q.await();
    results.add(a);
    results.add(b);
  }

  public static Object run(DeviceQueue q) {
    List<Object> results = new ArrayList<>();
    ranges(q, results);
    grids(q, results);
    calls(q, results);
    sharing(q, results);
    overflows(q, results);
    return results.toArray();
  }
}
