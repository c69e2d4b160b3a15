import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.Arrays;

/** Each method breaks one rule of Java in a kernel, the same one in every work-item that does. */
public class Violations {
  static final int[] TABLE = {1, 2, 3};
  static final int N = 64;

  record Pair(int first, float second) {}

  static int divide(int x, int y) {
    return x / y;
  }

  static int elementOf(int[] array, int i) {
    return array[i];
  }

  static int elementOf(IntAccessor accessor, int i) {
    return accessor.get(i);
  }

  static int twice(int[] array, int i) {
    int sum = 0;
    for (int k = 0; k < 2; k++) {
      sum += elementOf(array, i + k);
    }
    return sum;
  }

  static void store(int[] array, int i, int value) {
    array[i] = value;
  }

  static Pair pairOf(int[] array, int i) {
    return new Pair(array[i], 1f);
  }

  static void waitAndStore(NdItem1 it, int[] array, int i) {
    it.barrier();
    array[i] = 1;
    it.barrier();
  }

  public static void readBeyond(DeviceQueue q) {
    int[] a = new int[5];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = a[i == 7 ? 7 : i % 5]);
  }

  public static void readNegative(DeviceQueue q) {
    float[] a = new float[5];
    float[] out = new float[N];
    q.parallelFor(range(N), i -> out[i] = a[i == 0 ? -1 : 0]);
  }

  public static void readFarNegative(DeviceQueue q) {
    int[] a = new int[5];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = a[i == 3 ? Integer.MIN_VALUE : 0]);
  }

  public static void writeBeyond(DeviceQueue q) {
    long[] a = new long[N];
    q.parallelFor(range(N + 1), i -> a[i] = i);
  }

  public static void emptyArray(DeviceQueue q) {
    byte[] a = new byte[0];
    int[] out = new int[1];
    q.singleTask(() -> out[0] = a[out[0]]);
  }

  public static void compoundAssignment(DeviceQueue q) {
    short[] a = new short[9];
    q.parallelFor(range(10), i -> a[i] += 3);
  }

  public static void increment(DeviceQueue q) {
    char[] a = new char[9];
    int[] out = new int[N];
    q.parallelFor(range(10), i -> out[i] = a[i]++);
  }

  public static void secondDimension(DeviceQueue q) {
    int[] out = new int[12];
    q.parallelFor(range(3, 4), (i, j) -> out[i * 4 + j + (i == 2 && j == 3 ? 1 : 0)] = 1);
  }

  public static void privateArray(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(8),
        i -> {
          int[] p = new int[7];
          p[i] = 1;
          out[i] = p[i];
        });
  }

  public static void privateArrayOfRecords(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(4),
        i -> {
          Pair[] p = {new Pair(1, 2), new Pair(3, 4), new Pair(5, 6)};
          out[i] = p[i].first();
        });
  }

  public static void constantArray(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(4), i -> out[i] = TABLE[i]);
  }

  public static void row(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(4),
        i -> {
          int[][] m = new int[3][5];
          m[i][2] = 1;
          out[i] = m[i][2];
        });
  }

  public static void elementOfARow(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(6),
        i -> {
          int[][] m = new int[3][5];
          out[i] = m[1][i];
        });
  }

  public static void accessor(DeviceQueue q) {
    try (IntDeviceBuffer b = DeviceBuffer.wrap(new int[6])) {
      q.submit(
          h -> {
            IntAccessor a = b.access(h, READ_WRITE);
            h.parallelFor(range(7), i -> a.set(i, i));
          });
    }
  }

  public static void accessorInAFunction(DeviceQueue q) {
    int[] out = new int[N];
    try (IntDeviceBuffer b = DeviceBuffer.wrap(new int[6])) {
      q.submit(
          h -> {
            IntAccessor a = b.access(h, READ_WRITE);
            h.parallelFor(range(7), i -> out[i] = elementOf(a, i));
          });
    }
  }

  public static void accessorOfTwoDimensions(DeviceQueue q) {
    try (FloatDeviceBuffer2 b = DeviceBuffer.wrap(new float[12], range(3, 4))) {
      q.submit(
          h -> {
            FloatAccessor2 a = b.access(h, READ_WRITE);
            h.parallelFor(range(3, 4), (i, j) -> a.set(i, i == 1 && j == 2 ? -5 : j, 1f));
          });
    }
  }

  public static void accessorOfThreeDimensions(DeviceQueue q) {
    float[] out = new float[24];
    try (FloatDeviceBuffer3 b = DeviceBuffer.wrap(new float[24], range(2, 3, 4))) {
      q.submit(
          h -> {
            FloatAccessor3 a = b.access(h, READ_WRITE);
            h.parallelFor(range(2, 3, 4), (i, j, k) -> out[k] = a.get(i == 1 && k == 0 && j == 0 ? 2 : 0, j, k));
          });
    }
  }

  public static void partOfABuffer(DeviceQueue q) {
    try (IntDeviceBuffer b = DeviceBuffer.wrap(new int[20])) {
      q.submit(
          h -> {
            IntAccessor a = b.access(h, READ_WRITE, range(5), range(10));
            h.parallelFor(range(6), i -> a.set(i, 1));
          });
    }
  }

  public static void localMemory(DeviceQueue q) {
    int[] out = new int[N];
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(N, 16),
              it -> {
                int local = it.localId();
                tile.set(it.globalId() == 20 ? 8 : local % 8, 1);
                it.barrier();
                out[it.globalId()] = tile.get(local % 8);
              });
        });
  }

  public static void localMemoryOfTwoDimensions(DeviceQueue q) {
    int[] out = new int[N];
    q.submit(
        h -> {
          LocalInts2 tile = h.localInts(2, 8);
          h.parallelFor(
              ndRange(N, 16),
              it -> {
                int local = it.localId();
                tile.set(local / 8, local % 8, 1);
                it.barrier();
                out[it.globalId()] = tile.get(it.globalId() == 33 ? 3 : 0, 1);
              });
        });
  }

  public static void atomicOnAnArray(DeviceQueue q) {
    int[] a = new int[4];
    q.parallelFor(range(5), i -> Atomics.add(a, i, 1));
  }

  public static void atomicOnAnAccessor(DeviceQueue q) {
    try (IntDeviceBuffer b = DeviceBuffer.wrap(new int[4])) {
      q.submit(
          h -> {
            IntAccessor a = b.access(h, READ_WRITE);
            h.parallelFor(range(5), i -> Atomics.store(a, i, 1));
          });
    }
  }

  static int elementOf(IntMemory memory, int i) {
    return memory.get(i);
  }

  public static void memory(DeviceQueue q) {
    try (IntMemory m = DeviceMemory.ints(q, 6, MemoryKind.DEVICE)) {
      q.parallelFor(range(7), i -> m.set(i, 1));
      q.await();
    }
  }

  public static void partOfMemoryInAFunction(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, 20, MemoryKind.DEVICE)) {
      IntMemory part = m.slice(10, 5);
      q.parallelFor(range(5), i -> out[i] = elementOf(part, i - (i == 2 ? 3 : 0)));
      q.await();
    }
  }

  public static void atomicOnMemory(DeviceQueue q) {
    try (LongMemory m = DeviceMemory.longs(q, 4, MemoryKind.DEVICE)) {
      q.parallelFor(range(5), i -> Atomics.add(m, i, 1));
      q.await();
    }
  }

  public static void slice(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, 20, MemoryKind.DEVICE)) {
      q.parallelFor(range(18), i -> out[i] = m.slice(i, 4).get(i == 17 ? 3 : 0));
      q.await();
    }
  }

  public static void sliceFromBelowZero(DeviceQueue q) {
    int[] out = new int[N];
    try (LongMemory m = DeviceMemory.longs(q, 20, MemoryKind.DEVICE)) {
      q.parallelFor(range(8), i -> out[i] = m.slice(i == 5 ? -1 : 0, 4).size());
      q.await();
    }
  }

  public static void sliceOfFewerThanNone(DeviceQueue q) {
    int[] out = new int[N];
    try (ByteMemory m = DeviceMemory.bytes(q, 20, MemoryKind.DEVICE)) {
      q.parallelFor(range(8), i -> out[i] = m.slice(20, i == 5 ? -1 : 0).size());
      q.await();
    }
  }

  public static void sliceWithNumbersThatOverflow(DeviceQueue q) {
    int[] out = {Integer.MAX_VALUE, Integer.MIN_VALUE};
    try (FloatMemory m = DeviceMemory.floats(q, 20, MemoryKind.DEVICE)) {
      q.singleTask(() -> out[0] = m.slice(out[0], out[0]).size());
      q.await();
    }
  }

  public static void sliceWithNumbersThatOverflowBelow(DeviceQueue q) {
    int[] out = {Integer.MAX_VALUE, Integer.MIN_VALUE};
    try (FloatMemory m = DeviceMemory.floats(q, 20, MemoryKind.DEVICE)) {
      q.singleTask(() -> out[0] = m.slice(out[1], out[0]).size());
      q.await();
    }
  }

  public static void sliceOfASliceInAFunction(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, 40, MemoryKind.DEVICE)) {
      IntMemory part = m.slice(10, 20);
      q.parallelFor(range(9), i -> out[i] = firstOf(part.slice(4, 8), i));
      q.await();
    }
  }

  static int firstOf(IntMemory memory, int i) {
    IntMemory slice = memory.slice(i, i == 7 ? 2 : i == 8 ? 0 : 1);
    return i == 8 ? 0 : slice.get(0);
  }

  public static void sliceThatNobodyUses(DeviceQueue q) {
    try (IntMemory m = DeviceMemory.ints(q, 4, MemoryKind.DEVICE)) {
      q.parallelFor(
          range(8),
          i -> {
            m.slice(i == 3 ? 2 : 0, 3);
          });
      q.await();
    }
  }

  public static void indexBehindASlice(DeviceQueue q) {
    try (IntMemory m = DeviceMemory.ints(q, 40, MemoryKind.DEVICE)) {
      q.parallelFor(range(8), i -> m.slice(i * 5, 5).set(i == 6 ? 5 : 4, 1));
      q.await();
    }
  }

  public static void indexBeforeASlice(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, 40, MemoryKind.DEVICE)) {
      q.parallelFor(range(8), i -> out[i] = elementOf(m.slice(i * 5, 5), i == 6 ? -1 : 4));
      q.await();
    }
  }

  public static void atomicBehindASlice(DeviceQueue q) {
    try (IntMemory m = DeviceMemory.ints(q, 40, MemoryKind.DEVICE)) {
      q.parallelFor(range(8), i -> Atomics.add(m.slice(8, 4), i == 6 ? 4 : i & 3, 1));
      q.await();
    }
  }

  public static void sliceBeforeItsIndex(DeviceQueue q) {
    int[] a = new int[4];
    try (IntMemory m = DeviceMemory.ints(q, 9, MemoryKind.DEVICE)) {
      q.singleTask(() -> m.slice(2, 8).set(a[4], a[5]));
      q.await();
    }
  }

  public static void argumentBeforeItsSlice(DeviceQueue q) {
    int[] a = new int[4];
    try (IntMemory m = DeviceMemory.ints(q, 9, MemoryKind.DEVICE)) {
      q.singleTask(() -> a[0] = m.slice(2, 8 / a[1]).get(77));
      q.await();
    }
  }

  public static void sliceBetweenBarriers(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, 40, MemoryKind.DEVICE)) {
      q.parallelFor(
          ndRange(N, 16),
          it -> {
            int id = it.globalId();
            IntMemory own = m.slice(id == 21 ? Integer.MAX_VALUE - 3 : id / 2, 4);
            it.barrier();
            own.set(3, id);
            it.barrier();
            out[id] = own.slice(1, 3).get(2);
          });
      q.await();
    }
  }

  public static void notSlices(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, 40, MemoryKind.DEVICE);
        IntMemory none = DeviceMemory.ints(q, 0, MemoryKind.DEVICE)) {
      q.parallelFor(
          range(N),
          i -> {
            int from = i % 41;
            out[i] = m.slice(from, 40 - from).size() + m.slice(from, 0).slice(0, 0).size();
            out[i] += none.slice(0, i == -1 ? 1 : 0).size() + (i < 40 ? m.slice(i, 1).get(0) : 0);
          });
      q.await();
    }
  }

  public static void divideByZero(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> a[i] = i / (i - 9));
  }

  public static void remainderByZero(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> a[i] = i % (i - 9));
  }

  public static void divideLongByZero(DeviceQueue q) {
    long[] a = new long[N];
    q.parallelFor(range(N), i -> a[i] = 5L / (i - 9L));
  }

  public static void remainderOfLongByZero(DeviceQueue q) {
    long[] a = new long[N];
    q.parallelFor(range(N), i -> a[i] = 5L % (i - 9L));
  }

  public static void divideAndAssign(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          byte b = 100;
          b /= i;
          a[i] = b;
        });
  }

  public static void divideElementAndAssign(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> a[i] %= i);
  }

  public static void inAFunction(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> a[i] = divide(7, i) + divide(i, 3));
  }

  public static void inAFunctionOfAFunction(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = twice(a, i));
  }

  public static void inAFunctionWithoutResult(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N + 1), i -> store(a, i, i));
  }

  public static void inAFunctionThatReturnsARecord(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N + 1];
    q.parallelFor(range(N + 1), i -> out[i] = pairOf(a, i).first());
  }

  public static void inACondition(DeviceQueue q) {
    int[] a = new int[4];
    int[] out = new int[N];
    q.parallelFor(range(5), i -> out[i] = i < 9 && a[i] == 0 ? 1 : 2);
  }

  public static void inASelector(DeviceQueue q) {
    int[] a = new int[4];
    int[] out = new int[N];
    q.parallelFor(
        range(5),
        i -> {
          switch (a[i]) {
            case 0 -> out[i] = 1;
            default -> out[i] = 2;
          }
        });
  }

  public static void notInAConditionThatIsNotReached(DeviceQueue q) {
    int[] a = new int[4];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = i < 4 && a[i] == 0 ? 1 / (i + 1) : i == 70 ? a[i] : 3);
  }

  public static void valueBeforeIndex(DeviceQueue q) {
    int[] a = new int[4];
    q.parallelFor(range(1), i -> a[i + 4] = 1 / i);
  }

  public static void indexBeforeValueInACompound(DeviceQueue q) {
    int[] a = new int[4];
    q.parallelFor(range(1), i -> a[i + 4] += 1 / i);
  }

  public static void leftBeforeRight(DeviceQueue q) {
    int[] a = new int[4];
    int[] out = new int[1];
    q.parallelFor(range(1), i -> out[i] = a[i + 4] + 1 / i + a[i + 5]);
  }

  public static void indexWithEffects(DeviceQueue q) {
    int[] a = new int[4];
    q.parallelFor(
        range(1),
        i -> {
          int k = 3;
          a[k++] = k++;
          a[k] = k--;
        });
  }

  public static void loopThatWouldNeverEnd(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int k = 0;
          while (a[k] == 0) {
            k += 1;
          }
          out[i] = k;
        });
  }

  public static void endlessLoop(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(1),
        i -> {
          for (; ; ) {
            a[a[0]]--;
          }
        });
  }

  public static void doWhile(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(1),
        i -> {
          int k = 60;
          do {
            out[i] = k;
          } while (a[k++] == 0);
        });
  }

  public static void loopUpdate(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(1),
        i -> {
          for (int k = 0; ; a[k]++, k++) {
            a[0] = k;
          }
        });
  }

  public static void labeledLoops(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(1),
        i -> {
          outer:
          for (int k = 0; ; k++) {
            for (int l = 0; l < 3; l++) {
              if (a[k + l] == 1) {
                break outer;
              }
              if (l == 1) {
                continue outer;
              }
            }
          }
        });
  }

  public static void loopToBeyond(DeviceQueue q) {
    int[] a = new int[21];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int sum = 0;
          int end = i == 37 ? 23 : i % 22;
          for (int k = 0; k < end; k++) {
            sum += a[k];
          }
          out[i] = sum;
        });
  }

  public static void loopToBelow(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int sum = 0;
          for (int k = 60; k >= (i == 50 ? -2 : 0); k -= 2) {
            sum += a[k];
          }
          out[i] = sum;
        });
  }

  public static void loopOverTwoArrays(DeviceQueue q) {
    int[] a = new int[40];
    int[] b = new int[41];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int sum = 0;
          for (int k = i == 20 ? 1 : 0; k < 40; k++) {
            sum += b[k + 1] + a[(i == 20 ? 1 : 0) + k] + b[k + 5 * (i / 20) % 5];
          }
          out[i] = sum;
        });
  }

  public static void columnOfAMatrix(DeviceQueue q) {
    float[] a = new float[16 * 16];
    float[] out = new float[N];
    q.parallelFor(
        range(17),
        j -> {
          float sum = 0;
          int width = 16;
          for (int k = 0; k < 16; k++) {
            sum += a[k * width + j];
          }
          out[j] = sum;
        });
  }

  public static void divisorInALoop(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int sum = 0;
          for (int k = 0; k < N; k++) {
            sum += a[k] + k / (i - 60);
          }
          a[i] = sum;
        });
  }

  public static void loopBesideABarrier(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.submit(
        h -> {
          LocalInts tile = h.localInts(16);
          h.parallelFor(
              ndRange(N, 16),
              it -> {
                int sum = 0;
                for (int t = 0; t < 4; t++) {
                  tile.set(it.localId(), a[t * 16 + it.localId()]);
                  it.barrier();
                  for (int k = 0; k < (it.globalId() == 33 && t == 2 ? 17 : 16); k++) {
                    sum += tile.get(k);
                  }
                  it.barrier();
                }
                out[it.globalId()] = sum;
              });
        });
  }

  public static void notInALoopThatIsLeftBefore(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int k = 0;
          for (; k < N + 5; k++) {
            if (a[k] + k == i) {
              break;
            }
          }
          out[i] = k;
        });
  }

  public static void notInALoopThatWrapsAround(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int sum = 0;
          int first = Integer.MAX_VALUE - 6;
          for (int k = first; k <= Integer.MAX_VALUE - 2 && sum < 5; k += 3) {
            sum += 1 + a[(k - first) & 31];
          }
          for (int k = 0; k < 4; k++) {
            sum += a[k * (1 << 30) * 4 + i];
          }
          out[i] = sum;
        });
  }

  public static void notBeforeALoop(DeviceQueue q) {
    int[] a = new int[4];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int sum = 0;
          for (int k = 4; k < i - N; k++) {
            sum += a[k];
          }
          for (int k = 0; k < 9; k++) {
            if (k < 4) {
              sum += a[k];
            }
          }
          out[i] = sum;
        });
  }

  public static void narrowIndex(DeviceQueue q) {
    int[] a = new int[300];
    q.parallelFor(range(129), i -> a[(byte) i + (i == 128 ? 0 : 1)] = 1);
  }

  public static void lastOfManyItems(DeviceQueue q) {
    int[] a = new int[1000];
    int[] out = new int[1001];
    q.parallelFor(range(1001), i -> out[1000 - i] = a[i] + 1);
  }

  public static void beforeABarrier(DeviceQueue q) {
    int[] a = new int[40];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          if (i != 40 && i > 39) {
            return;
          }
          a[i] = 1;
        });
  }

  public static void betweenBarriers(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          a[i] = 1;
          it.barrier();
          a[i] = 10 / (i - 21);
          it.barrier();
          a[i] += a[i ^ 1];
        });
  }

  public static void loopWithABarrier(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          for (int k = 0; k < 4; k++) {
            a[i == 50 && k == 2 ? i + 20 : i] += k;
            it.barrier();
          }
        });
  }

  public static void endlessLoopBesideABarrier(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.localId();
          it.barrier();
          int k = i;
          while (a[k] == 0) {
            k += 16;
            if (k >= N && k != 79) {
              break;
            }
          }
          it.barrier();
          a[it.globalId()] = k;
        });
  }

  public static void functionWithABarrier(DeviceQueue q) {
    int[] a = new int[40];
    q.parallelFor(
        ndRange(48, 16),
        it -> waitAndStore(it, a, it.globalId() < 41 ? it.globalId() : 0));
  }

  public static void collatzAfterAViolation(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          it.barrier();
          int x = i == 3 ? a[i + 100] : i + 1;
          while (x != 1) {
            x = x % 2 == 0 ? x / 2 : 3 * x + 1;
          }
          it.barrier();
          a[i] = x;
        });
  }

  public static void assertion(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          assert i < 63;
          a[i] = 1;
        });
  }

  public static void assertionWithText(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          assert a[i] == 1 : "every element is \"one\"";
          a[i] = 1;
        });
  }

  /** Of three neighbours the one in the middle fails. */
  public static void assertionWithValue(DeviceQueue q) {
    int[] a = new int[8];
    q.parallelFor(
        range(8),
        i -> {
          assert i != 3 : i * 10;
          a[i] = 1;
        });
  }

  static int inRange(int i, int n) {
    assert i >= 0 && i < n : "index " + i + " of " + n + ", 100 %";
    return i;
  }

  public static void assertionWithTextAndValues(DeviceQueue q) {
    int[] a = new int[8];
    q.parallelFor(range(9), i -> a[inRange(i, 8)] = i);
  }

  static void integers(byte b, short s, char c, int n, long l, boolean z) {
    assert z : b + "," + s + "," + c + ',' + n + "," + l + ":" + z + null + 'x' + 2 + ("y" + (n + s));
  }

  public static void assertionWithEachInteger(DeviceQueue q) {
    long[] l = {Long.MIN_VALUE + 1};
    char[] c = {'%'};
    q.singleTask(
        () -> integers((byte) l[0], (short) -32768, c[0], Integer.MIN_VALUE, l[0], l[0] > 0));
  }

  public static void assertionWithFloats(DeviceQueue q) {
    float[] f = {1e10f, Float.NaN, -0f, 1.1f, 3e-45f};
    q.singleTask(
        () -> {
          assert f[0] < 0 : f[0] + " " + f[1] + " " + f[2] + " " + f[3] + " " + f[4] + 1.5f;
        });
  }

  public static void assertionWithDoubles(DeviceQueue q) {
    double[] d = {0.1, 1e21, Double.NEGATIVE_INFINITY, 4.9e-324};
    q.singleTask(
        () -> {
          assert d[0] < 0 : d[0] + " " + d[1] + " " + d[2] + " " + d[3] + (d[0] < d[1]);
        });
  }

  public static void assertionWithSum(DeviceQueue q) {
    int[] a = {3, 4};
    char[] c = {'a'};
    q.singleTask(
        () -> {
          assert a[0] > a[1] : a[0] + a[1] + c[0] + " " + a[0] + a[1] + c[0] + (char) (c[0] + 1);
        });
  }

  public static void assertionWithByte(DeviceQueue q) {
    byte[] a = {7};
    q.singleTask(
        () -> {
          assert a[0] < 0 : a[0];
        });
  }

  public static void assertionWithChar(DeviceQueue q) {
    char[] a = {'\u00e4'};
    q.singleTask(
        () -> {
          assert a[0] < 'b' : a[0];
        });
  }

  public static void assertionWithLong(DeviceQueue q) {
    long[] a = {1L << 40};
    q.singleTask(
        () -> {
          assert a[0] < 0 : a[0];
        });
  }

  public static void assertionWithFloat(DeviceQueue q) {
    float[] a = {0.3f};
    q.parallelFor(
        range(4),
        i -> {
          assert a[0] < 0f : a[0] * 1.5f;
        });
  }

  public static void assertionWithDouble(DeviceQueue q) {
    double[] a = {1e-5};
    q.singleTask(
        () -> {
          assert a[0] > 1.0 : a[0];
        });
  }

  public static void assertionWithBoolean(DeviceQueue q) {
    int[] a = {1};
    q.singleTask(
        () -> {
          assert a[0] < 0 : a[0] == 1;
        });
  }

  public static void assertionWithEmptyText(DeviceQueue q) {
    int[] a = {1};
    q.singleTask(
        () -> {
          assert a[0] < 0 : "";
        });
  }

  public static void assertionWithTextsOfValues(DeviceQueue q) {
    int[] a = {'x'};
    q.singleTask(
        () -> {
          assert a[0] < 0 : String.valueOf((char) a[0]) + Integer.toString(a[0]) + "-";
        });
  }

  public static void assertionWithTextsOfConvertedValues(DeviceQueue q) {
    int[] a = {'x'};
    q.singleTask(
        () -> {
          assert a[0] < 0 : Float.toString(a[0]) + Long.toString(a[0]) + String.valueOf(1.5 * a[0]);
        });
  }

  /** The message itself breaks a rule. */
  public static void assertionWithFailingMessage(DeviceQueue q) {
    int[] a = new int[5];
    q.parallelFor(
        range(6),
        i -> {
          assert i < 5 : "element " + a[i];
          a[i] = 1;
        });
  }

  static int count(int[] a) {
    a[0]++;
    return a[0];
  }

  /** The message is made only where the assertion does not hold. */
  public static void assertionWithEffect(DeviceQueue q) {
    int[] a = {5};
    q.singleTask(
        () -> {
          for (int k = 0; k < 4; k++) {
            assert k < 3 : "call " + count(a) + " of " + a[0];
          }
        });
  }

  /** Between barriers a work-item goes on after a violation. */
  public static void assertionWithTextBetweenBarriers(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          it.barrier();
          assert i != 33 : "item " + i + " in group " + it.groupId() + ": " + a[i] + 0.5f * i;
          it.barrier();
          a[i] = 1;
        });
  }

  public static void assertionBetweenNeighbours(DeviceQueue q) {
    int[] a = new int[16];
    q.submit(
        h -> {
          LocalInts tile = h.localInts(16);
          h.parallelFor(
              ndRange(16, 16),
              it -> {
                int place = 3 * it.localId();
                assert !(place >= 2 & place <= 4);
                tile.set(it.localId(), a[it.globalId()]);
                it.barrier();
                a[it.globalId()] = tile.get(15 - it.localId());
              });
        });
  }

  public static void readOutsideOfAnImage(DeviceQueue q) {
    float[] out = new float[N];
    try (UnsampledImage2 image = UnsampledImage2.of(ImageFormat.R32_SFLOAT, 8, 4)) {
      q.submit(
          h -> {
            FloatImageAccessor2 pixels = image.access(h, AccessMode.READ);
            h.parallelFor(range(N), i -> out[i] = pixels.read(i == 5 ? 8 : 0, 0).x());
          });
      q.await();
    }
  }

  static void set(IntImageAccessor3 pixels, int x, int y, int z) {
    pixels.write(x, y, z, Int4.splat(1));
  }

  public static void writeOutsideOfAnImage(DeviceQueue q) {
    try (UnsampledImage3 image = UnsampledImage3.of(ImageFormat.R8G8B8A8_UINT, 4, 4, 4)) {
      q.submit(
          h -> {
            IntImageAccessor3 pixels = image.accessInts(h, READ_WRITE);
            h.parallelFor(range(4, 4, 4), (i, j, k) -> set(pixels, k, j, i == 3 ? -1 : i));
          });
      q.await();
    }
  }

  public static void writeOutsideOfAnImageBetweenBarriers(DeviceQueue q) {
    try (UnsampledImage1 image = UnsampledImage1.of(ImageFormat.R16G16_SFLOAT, N)) {
      q.submit(
          h -> {
            FloatImageAccessor1 pixels = image.access(h, READ_WRITE);
            LocalFloats shared = h.localFloats(16);
            h.parallelFor(
                ndRange(N, 16),
                it -> {
                  shared.set(it.localId(), pixels.read(it.globalId()).x());
                  it.barrier();
                  pixels.write(it.globalId() == 20 ? -20 : it.globalId(), Float4.splat(shared.get(15 - it.localId())));
                  it.barrier();
                });
          });
      q.await();
    }
  }

  public static void sampleOutsideOfAnImage(DeviceQueue q) {
    float[] out = new float[N];
    ImageSampler promised =
        new ImageSampler(
            AddressingMode.NONE, CoordinateNormalizationMode.NORMALIZED, FilteringMode.LINEAR);
    try (SampledImage1 image =
        SampledImage1.wrap(new float[] {1, 2}, ImageFormat.R32_SFLOAT, promised, 2)) {
      q.submit(
          h -> {
            FloatSampledImageAccessor1 pixels = image.access(h);
            h.parallelFor(range(N), i -> out[i] = pixels.sample(i == 63 ? 1f : 0.25f).x());
          });
      q.await();
    }
  }

  public static void notOutsideOfAnImage(DeviceQueue q) {
    try (UnsampledImage1 image = UnsampledImage1.of(ImageFormat.R32_SFLOAT, N)) {
      q.submit(
          h -> {
            FloatImageAccessor1 pixels = image.access(h, READ_WRITE);
            h.parallelFor(range(N), i -> pixels.write(i, pixels.read(i).add(1)));
          });
      q.await();
    }
  }

  /** Only the last element that is copied is not there. */
  public static void copyFromBeyond(DeviceQueue q) {
    int[] a = new int[21];
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(4, 4),
              it -> {
                Group group = it.group();
                group.waitFor(
                    group.asyncWorkGroupCopy(tile, 0, a, 0, 8, 3));
              });
        });
  }

  public static void copyIntoBeyond(DeviceQueue q) {
    float[] a = new float[N];
    q.submit(
        h -> {
          LocalFloats tile = h.localFloats(8);
          h.parallelFor(
              ndRange(4, 4),
              it -> {
                Group group = it.group();
                DeviceEvent copied = group.asyncWorkGroupCopy(tile, 3, a, 0, 6);
                group.waitFor(copied);
                a[it.globalId()] = tile.get(it.globalId() + 3);
              });
        });
  }

  static DeviceEvent copyBack(Group group, LongAccessor to, LocalLongs from, int at) {
    return group.asyncWorkGroupCopy(to, at, from, 0, 4);
  }

  public static void copyToBeforeAnAccessor(DeviceQueue q) {
    try (LongDeviceBuffer buffer = DeviceBuffer.wrap(new long[N])) {
      q.submit(
          h -> {
            LongAccessor to = buffer.access(h, READ_WRITE);
            LocalLongs from = h.localLongs(8);
            h.parallelFor(
                ndRange(4, 4),
                it -> {
                  from.set(it.localId(), 1);
                  it.barrier();
                  it.group().waitFor(copyBack(it.group(), to, from, -1));
                });
          });
      q.await();
    }
  }

  public static void notBeyondACopy(DeviceQueue q) {
    int[] a = new int[22];
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(4, 4),
              it -> {
                Group group = it.group();
                DeviceEvent[] both = {
                  group.asyncWorkGroupCopy(tile, 0, a, 0, 8, 3),
                  group.asyncWorkGroupCopy(a, 30, tile, 8, 0)
                };
                group.waitFor(both);
                group.waitFor(group.asyncWorkGroupCopy(a, 21, tile, 0, 8, -3));
              });
        });
  }

  public static void sumOverflows(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = Math.addExact(i, i == 5 ? Integer.MAX_VALUE : -i));
  }

  static long product(long x, int y) {
    return Math.multiplyExact(x, y);
  }

  public static void productOverflows(DeviceQueue q) {
    long[] out = new long[N];
    q.parallelFor(range(N), i -> out[i] = product(i == 9 ? 1L << 62 : 1L << 31, i));
  }

  public static void noIntBetweenBarriers(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          out[it.globalId()] = Math.toIntExact(it.globalId() == 20 ? 1L << 31 : 1L << 30);
          it.barrier();
          out[it.globalId()] += 1;
        });
  }

  public static void noAbsoluteValue(DeviceQueue q) {
    long[] out = new long[N];
    q.parallelFor(range(N), i -> out[i] = Math.absExact(i == 7 ? Long.MIN_VALUE : -i));
  }

  public static void notAnOverflow(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = Math.multiplyExact(Math.addExact(i, 3), -1 << 24));
  }

  public static void beyondAText(DeviceQueue q) {
    char[] out = new char[N];
    q.parallelFor(range(N), i -> out[i] = "ACGT".charAt(i == 20 ? 4 : i & 3));
  }

  /** Only the last element of the matrix is not there. */
  public static void loadMatrixBeyond(DeviceQueue q) {
    float[] a = new float[16 * 8 + 2];
    float[] c = new float[16 * 8];
    q.parallelFor(
        ndRange(32, 32),
        it -> {
          SubGroup group = it.subGroup();
          MatrixAccumulator sum = group.accumulator(16, 8);
          Tf32MatrixA left = group.tf32MatrixA(16, 8);
          Tf32MatrixB right = group.tf32MatrixB(8, 8);
          right.load(a, 2, 8);
          left.load(a, 3, 8);
          sum.multiplyAdd(left, right);
          if (group.groupId() == 0) {
            sum.store(c, 0, 8);
          }
        });
  }

  static void storeAt(MatrixAccumulator sum, FloatAccessor to, int at) {
    sum.store(to, at, 16, MatrixLayout.COLUMN_MAJOR);
  }

  public static void storeMatrixBefore(DeviceQueue q) {
    try (FloatDeviceBuffer buffer = DeviceBuffer.wrap(new float[128])) {
      q.submit(
          h -> {
            FloatAccessor to = buffer.access(h, READ_WRITE);
            h.parallelFor(
                ndRange(32, 32),
                it -> {
                  MatrixAccumulator sum = it.subGroup().accumulator(16, 8);
                  sum.fill(1);
                  storeAt(sum, to, -1);
                });
          });
      q.await();
    }
  }

  public static void notBeyondAMatrix(DeviceQueue q) {
    float[] a = new float[16 * 8 + 3];
    float[] c = new float[15 * 9 + 8];
    q.parallelFor(
        ndRange(32, 32),
        it -> {
          SubGroup group = it.subGroup();
          MatrixAccumulator sum = group.accumulator(16, 8);
          sum.load(a, 3, 8);
          if (group.groupId() == 0) {
            sum.store(c, 0, 9);
          }
        });
  }

  public static void beyondTheRows(DeviceQueue q) {
    int[][] a = {{1, 2}, {3}};
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = a[i == 9 ? 2 : i % 2][0]);
  }

  public static void beyondARow(DeviceQueue q) {
    int[][] a = {{1, 2}, {3}};
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = a[i % 2][i == 3 ? 1 : 0]);
  }

  public static void storeBeyondARowInAVariable(DeviceQueue q) {
    long[][] a = new long[3][4];
    q.parallelFor(
        range(N),
        i -> {
          long[] row = a[i % 3];
          for (int j = 0; j < (i == 5 ? 6 : 4); j++) {
            row[j] += i;
          }
        });
  }

  public static void beyondARowOfRows(DeviceQueue q) {
    byte[][][] cube = {{{1}, {2}}, {{3}}};
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = cube[i % 2][i == 33 ? 1 : 0][0]);
  }

  public static void beyondARowWithBarriers(DeviceQueue q) {
    int[][] a = {{1, 2}, {3, 4}};
    q.parallelFor(
        ndRange(N, 8),
        it -> {
          int[] row = a[it.globalId() == 12 ? -1 : 1];
          it.barrier();
          row[it.globalId() % 2] = 1;
          it.barrier();
        });
  }

  public static void beyondTheRowsInAVariable(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(4),
        i -> {
          int[][] m = new int[3][5];
          int[] row = m[0];
          row[1] = i;
          row = m[i];
          out[i] = row[1];
        });
  }

  public static void beyondAChosenRow(DeviceQueue q) {
    int[][] a = {{1, 2}, {3}, {4, 5, 6}};
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int[] row = a[2];
          for (int k = 0; k < i % 3; k++) {
            row = a[k];
          }
          out[i] = row[i == 11 ? 1 : 0];
        });
  }

  public static void beyondRowsThatAreChosen(DeviceQueue q) {
    int[][] a = {{1, 2}, {3}};
    int[][] b = new int[N][3];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int[] row = i < 2 || i == 17 ? a[i] : b[i];
          out[i] = row[0];
        });
  }

  public static void beyondAChosenRowWithBarriers(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        ndRange(N, 8),
        it -> {
          int[][] m = new int[2][2];
          int[] row = it.globalId() % 2 == 0 ? m[1] : m[0];
          it.barrier();
          row = it.globalId() == 21 ? m[it.localId()] : row;
          row[it.globalId() % 2] = 1;
          it.barrier();
          out[it.globalId()] = row[0];
        });
  }

  public static void notBeyondRowsThatAreNotChosen(DeviceQueue q) {
    int[][] a = {{1, 2}, {3}};
    int[][] b = new int[N][3];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int[][] x = i < 2 ? a : b;
          out[i] = elementOf(x[i], 0) + elementOf(i < 2 ? a[i] : b[i], 0);
          x[i][0] += i;
        });
  }

  public static void beyondRowsOfRecords(DeviceQueue q) {
    Pair[][] pairs = {{new Pair(1, 2)}, {new Pair(3, 4), new Pair(5, 6)}};
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = pairs[i == 8 ? -1 : i % 2][0].first());
  }

  public static void storeBeyondARowOfRecords(DeviceQueue q) {
    Pair[][] pairs = {{new Pair(1, 2)}, {new Pair(3, 4), new Pair(5, 6)}};
    q.parallelFor(
        range(N),
        i -> {
          Pair[] row = pairs[i % 2];
          row[i == 10 ? 1 : 0] = new Pair(i, divide(i, i == 10 ? 0 : 1));
        });
  }

  public static void beyondRecords(DeviceQueue q) {
    Pair[] pairs = {new Pair(1, 2), new Pair(3, 4)};
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = pairs[i == 17 ? 5 : i % 2].first());
  }

  public static void storeBeyondRecords(DeviceQueue q) {
    Pair[] pairs = {new Pair(1, 2), new Pair(3, 4)};
    q.parallelFor(range(N), i -> pairs[i == 17 ? -3 : i % 2] = new Pair(1, 2));
  }

  public static void fillBackwards(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> Arrays.fill(a, i == 5 ? 5 : 2, i == 5 ? 2 : 3, 1));
  }

  public static void fillBeyond(DeviceQueue q) {
    double[] a = new double[N];
    q.parallelFor(range(N), i -> Arrays.fill(a, i, i + (i == N - 1 ? 2 : 1), 1.5));
  }

  public static void fillBefore(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          boolean[] flags = new boolean[7];
          Arrays.fill(flags, i == 9 ? -3 : 0, 20 - i > 7 ? 7 : 0, true);
          out[i] = flags[3] ? 1 : 2;
        });
  }

  static void sortPart(float[] a, int from, int to) {
    Arrays.sort(a, from, to);
  }

  public static void sortBeyond(DeviceQueue q) {
    float[] a = new float[N * 4];
    q.parallelFor(range(N), i -> sortPart(a, i * 4, i == 63 ? 257 : i * 4 + 4));
  }

  public static void sortNothingBeyond(DeviceQueue q) {
    long[] out = new long[N];
    q.parallelFor(
        range(N),
        i -> {
          long[] p = {3, 2, 1};
          int at = i == 50 ? 4 : 3;
          Arrays.sort(p, at, at);
          out[i] = p[0];
        });
  }

  public static void searchBeyond(DeviceQueue q) {
    char[] a = new char[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N), i -> out[i] = Arrays.binarySearch(a, i == 7 ? -1 : 0, i, 'x') + 1 / (i + 1));
  }

  public static void equalBeyondTheFirst(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N), i -> out[i] = Arrays.equals(a, i, i == 33 ? 65 : i + 1, a, 3, i == 33 ? 2 : 4) ? 1 : 2);
  }

  public static void mismatchBeyondTheSecond(DeviceQueue q) {
    double[] a = new double[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N), i -> out[i] = Arrays.mismatch(a, 0, i, a, i == 33 ? 5 : 0, i == 33 ? 4 : 1));
  }

  public static void copyBeyondTheSource(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[2 * N];
    q.parallelFor(range(N), i -> System.arraycopy(a, i, out, i, i == 62 ? 3 : 1));
  }

  public static void copyBeyondTheTarget(DeviceQueue q) {
    byte[] a = new byte[2 * N];
    byte[] out = new byte[N];
    q.parallelFor(range(N), i -> System.arraycopy(a, i, out, i == 3 ? 64 : i, 1));
  }

  public static void copyFromBefore(DeviceQueue q) {
    short[] a = new short[N];
    short[] out = new short[N];
    q.parallelFor(range(N), i -> System.arraycopy(a, i - (i == 0 ? 1 : 0), out, i, 1));
  }

  public static void copyToBefore(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          double[] p = new double[4];
          System.arraycopy(p, 0, p, i == 40 ? -2 : 1, i == 40 ? -7 : 2);
          out[i] = (int) p[1];
        });
  }

  public static void copyLessThanNothing(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> System.arraycopy(a, i, out, i, i == 12 ? -12 : 0));
  }

  public static void copyFarBeyond(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> System.arraycopy(a, i == 30 ? Integer.MAX_VALUE : i, out, i, i == 30 ? Integer.MAX_VALUE : 1));
  }

  static int lastOf(int[] a) {
    return Arrays.copyOfRange(a, 11, 14)[2];
  }

  public static void copyARangeBeyond(DeviceQueue q) {
    int[] a = new int[10];
    int[] b = new int[12];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = lastOf(i == 31 ? a : b));
  }

  public static void fillBetweenBarriers(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          int i = it.globalId();
          a[i] = i;
          it.barrier();
          Arrays.fill(a, i, i == 20 ? 65 : i + 1, 7);
          it.barrier();
          a[i] += 1;
        });
  }

  public static void rangeBeforeElements(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(1),
        i -> {
          System.arraycopy(a, i + 60, out, 0, 5);
          out[i] = a[i + 70];
        });
  }

  public static void notBeyondARange(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int[] p = {4, 3, 2, 1};
          Arrays.fill(p, 4, 4, 9);
          Arrays.sort(p, 0, 4);
          System.arraycopy(p, 4, a, N, 0);
          System.arraycopy(p, 0, p, 0, 4);
          int[] none = Arrays.copyOfRange(p, 4, 6);
          out[i] = Arrays.binarySearch(p, 4, 4, 3) + Arrays.binarySearch(p, 0, 4, 3) + none[1];
        });
  }

  static void mark(long[] bits, int i) {
    DeviceBits.set(bits, i);
  }

  public static void setBitBeyond(DeviceQueue q) {
    long[] bits = new long[2];
    q.parallelFor(
        range(N),
        i -> {
          int bit = i == 9 ? 128 : i;
          DeviceBits.set(bits, bit);
        });
  }

  public static void getBitBeyond(DeviceQueue q) {
    long[] bits = new long[2];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = DeviceBits.get(bits, i == 9 ? 1000 : i) ? 1 : 0);
  }

  public static void changeBitBefore(DeviceQueue q) {
    long[] bits = new long[2];
    q.parallelFor(
        range(N),
        i -> {
          DeviceBits.flip(bits, i);
          DeviceBits.set(bits, i - 1, i % 2 == 0);
        });
  }

  public static void testAndSetBitBeyond(DeviceQueue q) {
    long[] bits = new long[1];
    int[] out = new int[N + 1];
    q.parallelFor(range(N + 1), i -> out[i] = DeviceBits.testAndSet(bits, i) ? 1 : 0);
  }

  public static void nextBitBefore(DeviceQueue q) {
    long[] bits = new long[1];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = DeviceBits.nextSetBit(bits, i == 5 ? -1 : i));
  }

  public static void intersectsLonger(DeviceQueue q) {
    long[] a = new long[3];
    long[] b = new long[2];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = DeviceBits.intersects(a, b) ? 1 : 0);
  }

  public static void bitInFunction(DeviceQueue q) {
    long[] bits = new long[2];
    q.parallelFor(
        range(N),
        i -> {
          mark(bits, i == 60 ? 1 << 20 : i);
        });
  }

  public static void bitAfterBarrier(DeviceQueue q) {
    long[] bits = new long[2];
    int[] out = new int[N];
    q.parallelFor(
        ndRange(N, 16),
        it -> {
          it.barrier();
          DeviceBits.clear(bits, it.globalId() == 33 ? 200 : it.globalId());
          it.barrier();
          out[it.globalId()] = it.localId();
        });
  }

  public static void vectorDivision(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          Int4 ones = Int4.splat(1);
          Int4 divisors = Int4.splat(i - 5);
          Int4 quotients = ones.div(divisors);
          out[i] = quotients.x();
        });
  }

  public static void loadVectorBeyond(DeviceQueue q) {
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          Int4 loaded = Int4.load(a, i);
          out[i] = loaded.x() + loaded.w();
        });
  }

  public static void storeVectorBeyond(DeviceQueue q) {
    int[] a = new int[N];
    q.parallelFor(range(N), i -> Int4.splat(i).store(a, i));
  }

  public static void notBeyondBits(DeviceQueue q) {
    long[] bits = new long[2];
    int[] out = new int[128];
    q.parallelFor(
        range(128),
        i -> {
          DeviceBits.testAndSet(bits, i);
          out[i] = DeviceBits.nextSetBit(bits, i) + DeviceBits.cardinality(bits);
        });
  }

  static int weighted(int[] weights, int[] a, int i, int radius) {
    int sum = 0;
    int weight = 0;
    for (int dy = -radius; dy <= radius; dy++) {
      int y = Math.min(Math.max(i + dy, 0), N - 1);
      for (int dx = -radius; dx <= radius; dx++) {
        sum += weights[weight++] * a[Math.min(Math.max(y + dx, 0), N - 1)];
      }
    }
    return sum;
  }

  public static void positionBesideCounters(DeviceQueue q) {
    int[] weights = new int[24];
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = weighted(weights, a, i, 2));
  }

  public static void clampedIndexBeyond(DeviceQueue q) {
    int[] weights = new int[25];
    int[] a = new int[N - 1];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = weighted(weights, a, i, 2));
  }

  public static void notBeyondPositions(DeviceQueue q) {
    int[] weights = new int[25];
    int[] a = new int[N];
    int[] out = new int[N];
    q.parallelFor(range(N), i -> out[i] = weighted(weights, a, i, 2));
  }
}
