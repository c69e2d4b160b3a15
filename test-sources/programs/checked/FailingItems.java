import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/**
 * In each method one work-item fails; in those that begin with "all" many do, each with an index
 * that tells which one it is: a million, and the global id in base 1000.
 */
public class FailingItems {
  static final int N = 64;
  static final int MILLION = 1_000_000;

  static int elementOf(int[] array, int i) {
    return array[i];
  }

  static int sumOf(int[] array, int i) {
    int sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += elementOf(array, i + k);
    }
    return sum;
  }

  public static void range1(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> a[i == 37 ? N : i] = 1);
  }

  public static void range2(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(7, 9), (i, j) -> a[i == 3 && j == 5 ? -1 : i * 9 + j] = 1);
  }

  public static void range3(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(3, 4, 5), (i, j, k) -> a[i * 20 + j * 5 + k] = 1 / (i == 2 && j == 1 ? k - 4 : 1));
  }

  public static void singleTask(DeviceQueue q) {
    int[] a = new int[N];
    q.singleTask(() -> a[a[0] + N] = 1);
  }

  public static void ndRange1(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(ndRange(N, 16), it -> a[it.globalId() == 21 ? N : it.globalId()] = 1);
  }

  public static void ndRange2(DeviceQueue q) {
    int[] a = new int[12 * 32];
    q.parallelFor(
        ndRange(range(12, 32), range(4, 8)),
        it -> {
          int i = it.globalId(0);
          int j = it.globalId(1);
          a[i == 6 && j == 21 ? -7 : i * 32 + j] = 1;
        });
  }

  public static void ndRange3(DeviceQueue q) {
    int[] a = new int[4 * 6 * 8];
    q.parallelFor(
        ndRange(range(4, 6, 8), range(2, 3, 4)),
        it -> {
          int i = it.globalId(0) * 48 + it.globalId(1) * 8 + it.globalId(2);
          a[i] = 5 / (i - 137);
        });
  }

  public static void inAFunction(DeviceQueue q) {
    int[] a = new int[N + 2];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = sumOf(a, i == 40 ? N : i));
  }

  public static void inAFunctionOfTwoDimensions(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[12];
    q.parallelFor(range(3, 4), (i, j) -> out[i * 4 + j] = sumOf(a, i == 1 && j == 2 ? -1 : i * j));
  }

  public static void inAFunctionBetweenBarriers(DeviceQueue q) {
    int[] a = new int[N];
    int[] b = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          a[i] = i;
          it.barrier();
          a[i] += sumOf(b, i == 50 ? N : 0);
          it.barrier();
          a[i] += 1;
        });
  }

  public static void betweenBarriersOfTwoDimensions(DeviceQueue q) {
    int[] a = new int[12 * 32];
    q.submit(
        h -> {
          LocalInts tile = h.localInts(32);
          h.parallelFor(
              ndRange(range(12, 32), range(4, 8)),
              it -> {
                int local = it.localId(0) * 8 + it.localId(1);
                tile.set(local, local);
                it.barrier();
                int i = it.globalId(0) * 32 + it.globalId(1);
                a[i] = tile.get(i == 200 ? 32 : 31 - local);
              });
        });
  }

  public static void inASubGroup(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(range(8, 8), range(4, 4)),
        it -> {
          int i = it.globalId(0) * 8 + it.globalId(1);
          int first = it.subGroup().broadcast(i, 0);
          a[i] = 3 / (i == 43 ? 0 : first + 1);
        });
  }

  /** No check can be told of before the loop over work-items. */
  public static void anIndexFromMemory(DeviceQueue q) {
    int[] at = new int[1000];
    at[777] = 1000;
    int[] out = new int[1000];
    q.parallelFor(range(1000), i -> out[i] = at[at[i]]);
  }

  public static void aDivisorFromMemory(DeviceQueue q) {
    int[] by = new int[1000];
    int[] out = new int[1000];
    java.util.Arrays.fill(by, 3);
    by[998] = 0;
    q.parallelFor(range(1000), i -> out[i] = i % 2 == 0 ? i / by[i] : 1);
  }

  public static void anAssertion(DeviceQueue q) {
    int[] a = new int[1000];
    a[301] = 1;
    q.parallelFor(
        range(1000),
        i -> {
          assert a[i] == 0 : "zero";
          a[i] = 2;
        });
  }

  public static void aMethodOfTheLibrary(DeviceQueue q) {
    int[] a = new int[1000];
    a[444] = Integer.MAX_VALUE;
    q.parallelFor(range(1000), i -> a[i] = Math.addExact(a[i], 1));
  }

  public static void aRangeOfAnArray(DeviceQueue q) {
    int[] a = new int[100];
    q.parallelFor(range(10), i -> java.util.Arrays.fill(a, i * 10, i == 8 ? 101 : i * 10 + 10, i));
  }

  public static void aCopyOfElements(DeviceQueue q) {
    long[] a = new long[100];
    long[] b = new long[90];
    q.parallelFor(range(2, 5), (i, j) -> System.arraycopy(a, i * 50 + j * 10, b, j * 10, i == 1 && j == 4 ? 11 : 10));
  }

  public static void anAccessorOfTwoDimensions(DeviceQueue q) {
    try (FloatDeviceBuffer2 b = DeviceBuffer.wrap(new float[12], range(3, 4))) {
      q.submit(
          h -> {
            FloatAccessor2 a = b.access(h, READ_WRITE);
            h.parallelFor(range(3, 4), (i, j) -> a.set(i, i == 1 && j == 3 ? 4 : j, 1f));
          });
      q.await();
    }
  }

  /** The buffer of the unit's reports is shared: it says which of the kernels it was. */
  public static void theSecondOfThreeKernels(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(2, 4, 8), (i, j, k) -> a[i * 32 + j * 8 + k] += 1);
    q.parallelFor(range(8, 8), (i, j) -> a[i * 8 + j] += 6 / (i == 5 ? j - 2 : 1));
    q.parallelFor(ndRange(N, 8), it -> a[it.globalId()] += 1);
  }

  public static void allOfARange(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(500), i -> a[MILLION + i] = 1);
  }

  public static void allOfTwoDimensions(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(20, 30), (i, j) -> a[MILLION + i * 1000 + j] = 1);
  }

  public static void allOfThreeDimensions(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(5, 6, 7), (i, j, k) -> a[MILLION + i * 1_000_000 + j * 1000 + k] = 1);
  }

  public static void allOfAGroup(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          a[it.globalId()] = it.localId();
          it.barrier();
          a[it.globalId()] = elementOf(a, MILLION + it.globalId());
        });
  }

  public static void allBeyondTheHalf(DeviceQueue q) {
    int[] at = new int[1000];
    int[] out = new int[1000];
    for (int i = 0; i < 1000; i++) {
      at[i] = i < 500 ? i : MILLION + i;
    }
    q.parallelFor(range(1000), i -> out[i] = at[at[i]]);
  }
}
