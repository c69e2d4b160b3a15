import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Kernel;

/** Ranges whose indices begin at an offset, of ints and of longs; kernels with long indices. */
public class OffsetRanges {
  record Square(int[] out) implements RangeKernel1 {
    @Override
    public void run(int i) {
      out[i] = i * i;
    }
  }

  record Halves(long[] out, long base) implements LongRangeKernel1 {
    @Override
    public void run(long i) {
      out[(int) (i - base)] += i / 2;
    }
  }

  static void marked(long i, int[] out, long base) {
    out[(int) (i - base)] ^= (int) (i >>> 20);
  }

  @Kernel
  static void mark(int i, int[] out, int by) {
    out[i] ^= i * by;
  }

  @Kernel
  static void raise(int i, IntAccessor out, int by) {
    out.set(i, out.get(i) + by);
  }

  /** Methods whose launchers take an offset. */
  private static int[] methods(DeviceQueue q) {
    int[] out = new int[40];
    OffsetRangesKernels.mark(q, range(40), out, 7).await();
    OffsetRangesKernels.mark(q, range(11).withOffset(20), out, 13).await();
    q.submit(h -> OffsetRangesKernels.mark(h, range(1).withOffset(39), out, 1000)).await();
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(out)) {
      OffsetRangesKernels.raise(q, range(9).withOffset(4), buffer, 5);
      q.submit(h -> OffsetRangesKernels.raise(h, range(9).withOffset(30), buffer.access(h, READ_WRITE), 50));
    }
    return out;
  }

  public static Object run(DeviceQueue q) {
    int[] a = new int[100];
    q.parallelFor(range(20).withOffset(70), i -> a[i] = i + 1).await();
    q.parallelFor(range(5).withOffset(0), i -> a[i] = -i - 1).await();
    q.parallelFor(range(0).withOffset(3), i -> a[i] = 9999).await();
    q.parallelFor(range(7).withOffset(30), new Square(a)).await();
    q.parallelFor("OffsetRanges.named", range(3).withOffset(96), i -> a[i] += 3).await();
    int[] high = new int[4];
    q.parallelFor(range(4).withOffset(Integer.MAX_VALUE - 4), i -> high[i - Integer.MAX_VALUE + 4] = i).await();
    int[] plane = new int[8 * 9];
    q.parallelFor(range(3, 4).withOffset(2, 5), (i, j) -> plane[i * 9 + j] += i * 100 + j).await();
    q.parallelFor(range(2, 9).withOffset(6, 0), (i, j) -> plane[i * 9 + j] -= j).await();
    q.parallelFor(range(1, 2).withOffset(0, 7), (i, j) -> plane[i * 9 + j] = 77).await();
    int[] box = new int[5 * 6 * 7];
    try (IntDeviceBuffer3 buffer = DeviceBuffer.wrap(box, range(5, 6, 7))) {
      q.submit(
          h -> {
            IntAccessor3 out = buffer.access(h, WRITE);
            h.parallelFor(
                range(2, 3, 4).withOffset(3, 1, 2),
                (i, j, k) -> out.set(i, j, k, i * 10_000 + j * 100 + k));
          });
    }
    int n = 60;
    long[] l = new long[n];
    q.parallelFor(range(60L), i -> l[(int) i] = i * 3).await();
    long base = 5_000_000_000L;
    q.parallelFor(range(40L).withOffset(base), new Halves(l, base)).await();
    // Three rows of which the first begins late and the last ends early, and one row alone.
    long start = (7L << 32) + (1 << 20) - 3;
    int rows = 3 * (1 << 20) + 10;
    int[] many = new int[rows];
    q.parallelFor(range((long) rows).withOffset(start), i -> many[(int) (i - start)] = (int) (i ^ (i >> 32))).await();
    q.parallelFor(range(100L).withOffset(start + 50), i -> marked(i, many, start)).await();
    q.parallelFor(range(0L), i -> many[0] = 1).await();
    int[] sample = new int[64];
    for (int k = 0; k < 32; k++) {
      sample[k] = many[k * 7];
      sample[32 + k] = many[rows - 1 - k * 3];
    }
    return new Object[] {a, high, plane, box, l, sample, java.util.Arrays.hashCode(many), methods(q)};
  }
}
