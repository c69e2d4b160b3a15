import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.annotations.Kernel;

/** Memory that the program allocates: every kind of element and of memory, parts, records, functions, atomics. */
public class AllocatedMemory {
  private static final int N = 50;

  record Pair(FloatMemory from, IntMemory to, int shift) {}

  /** Memory as a field of a function object. */
  record Scale(FloatMemory values, float factor) implements RangeKernel1 {
    @Override
    public void run(int i) {
      values.set(i, values.get(i) * factor);
    }
  }

  static float sum(FloatMemory m) {
    float sum = 0;
    for (int i = 0; i < m.size(); i++) {
      sum += m.get(i);
    }
    return sum;
  }

  static int halve(IntMemory m, int i) {
    m.set(i, m.get(i) / 2);
    return m.get(i);
  }

  /** That kind where the device has it. */
  static MemoryKind kind(DeviceQueue q, MemoryKind wanted) {
    boolean has =
        switch (wanted) {
          case DEVICE -> true;
          case HOST -> q.device().has(Aspect.USM_HOST_ALLOCATIONS);
          case SHARED -> q.device().has(Aspect.USM_SHARED_ALLOCATIONS);
        };
    return has ? wanted : MemoryKind.DEVICE;
  }

  static Object everyElement(DeviceQueue q, MemoryKind wanted) {
    MemoryKind kind = kind(q, wanted);
    boolean[] z = new boolean[N];
    byte[] b = new byte[N];
    short[] s = new short[N];
    char[] c = new char[N];
    int[] n = new int[N];
    long[] l = new long[N];
    float[] f = new float[N];
    Half[] h = new Half[N];
    try (BooleanMemory mz = DeviceMemory.booleans(q, N, kind);
        ByteMemory mb = DeviceMemory.bytes(q, N, kind);
        ShortMemory ms = DeviceMemory.shorts(q, N, kind);
        CharMemory mc = DeviceMemory.chars(q, N, kind);
        IntMemory mn = DeviceMemory.ints(q, N, kind);
        LongMemory ml = DeviceMemory.longs(q, N, kind);
        FloatMemory mf = DeviceMemory.floats(q, N, kind)) {
      q.parallelFor(
          range(N),
          i -> {
            mz.set(i, i % 3 == 0 ^ mz.get(i));
            mb.set(i, i * 7 + mb.get(i));
            ms.set(i, (short) (i * 777 - ms.get(i)));
            mc.set(i, i * 1313);
            mn.set(i, mn.size() * i - 5);
            ml.set(i, (long) i << 40 | i);
            mf.set(i, 1f / (i - 3));
          });
      q.copy(mz, 0, z, 0, N);
      q.copy(mb, 0, b, 0, N);
      q.copy(ms, 0, s, 0, N);
      q.copy(mc, 0, c, 0, N);
      q.copy(mn, 0, n, 0, N);
      q.copy(ml, 0, l, 0, N);
      q.copy(mf, 0, f, 0, N);
    }
    return new Object[] {z, b, s, c, n, l, f};
  }

  static Object doubles(DeviceQueue q) {
    double[] values = new double[N];
    if (q.device().has(Aspect.FP64)) {
      try (DoubleMemory m = DeviceMemory.doubles(q, N, MemoryKind.DEVICE)) {
        q.parallelFor(range(N), i -> m.set(i, Math.sqrt(i)));
        q.copy(m, 0, values, 0, N);
      }
    } else {
      for (int i = 0; i < N; i++) {
        values[i] = Math.sqrt(i);
      }
    }
    return values;
  }

  static Object halves(DeviceQueue q) {
    Half[] values = new Half[N];
    if (q.device().has(Aspect.FP16)) {
      try (HalfMemory m = DeviceMemory.halfs(q, N, kind(q, MemoryKind.SHARED))) {
        q.parallelFor(range(N), i -> m.set(i, Half.of(i / 7f).add(m.get(i))));
        q.copy(m, 0, values, 0, N);
      }
    } else {
      for (int i = 0; i < N; i++) {
        values[i] = Half.of(i / 7f).add(Half.ZERO);
      }
    }
    return values;
  }

  static Object parts(DeviceQueue q) {
    float[] first = new float[N];
    for (int i = 0; i < N; i++) {
      first[i] = i * i - 100;
    }
    float[] sums = new float[4];
    int[] results = new int[N];
    try (FloatMemory m = DeviceMemory.floats(q, N, MemoryKind.DEVICE);
        IntMemory to = DeviceMemory.ints(q, N, MemoryKind.DEVICE)) {
      q.copy(first, 0, m, 0, N);
      FloatMemory middle = m.slice(10, 20);
      FloatMemory end = middle.slice(15, 5);
      FloatMemory none = m.slice(N, 0);
      q.singleTask(
          () -> {
            sums[0] = sum(m);
            sums[1] = sum(middle);
            sums[2] = sum(end);
            sums[3] = sum(none) + none.size();
          });
      Pair pair = new Pair(middle, to.slice(5, 40), 3);
      q.parallelFor(range(20), i -> pair.to().set(i + pair.shift(), (int) pair.from().get(i)));
      q.parallelFor(range(20), new Scale(middle, 0.5f));
      q.fill(end, -1f);
      q.parallelFor(range(N), i -> results[i] = halve(to, i));
      q.copy(m, 5, m, 8, 30);
      q.copy(m, 0, first, 0, N);
      q.await();
    }
    return new Object[] {first, sums, results};
  }

  static Object atomics(DeviceQueue q) {
    int[] counts = new int[8];
    float[] most = new float[2];
    int[] old = new int[4];
    try (IntMemory m = DeviceMemory.ints(q, 8, kind(q, MemoryKind.HOST));
        FloatMemory f = DeviceMemory.floats(q, 2, kind(q, MemoryKind.SHARED))) {
      q.parallelFor(
          range(1000),
          i -> {
            Atomics.add(m, i % 3, 2);
            Atomics.sub(m, 3, i % 5);
            Atomics.max(m, 4, i ^ 0x155);
            Atomics.min(m, 5, -i);
            Atomics.or(m, 6, 1 << i % 11);
            Atomics.add(f, 0, 1);
            Atomics.max(f, 1, i / 4f);
          });
      q.singleTask(
          () -> {
            old[0] = Atomics.exchange(m, 7, 9);
            old[1] = Atomics.compareExchange(m, 7, 9, 10);
            old[2] = Atomics.compareExchange(m, 7, 9, 11);
            Atomics.store(m, 2, 1 + Atomics.load(m, 2));
            old[3] = Atomics.and(m, 6, 0xff) + Atomics.xor(m, 6, 3);
          });
      q.copy(m, 0, counts, 0, 8);
      q.copy(f, 0, most, 0, 2);
      q.await();
    }
    return new Object[] {counts, most, old};
  }

  @Kernel
  static void raise(int i, IntMemory m, int by) {
    m.set(i, m.get(i) + by * i);
  }

  /** Memory as the parameter of a kernel method. */
  static Object methods(DeviceQueue q) {
    int[] values = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, N, MemoryKind.DEVICE)) {
      q.fill(m, 5);
      AllocatedMemoryKernels.raise(q, range(N), m, 3);
      q.submit(h -> AllocatedMemoryKernels.raise(h, range(4), m.slice(2, 4), -100));
      q.copy(m, 0, values, 0, N);
    }
    return values;
  }

  /** Memory and plain arrays, work-groups and local memory in one kernel. */
  static Object groups(DeviceQueue q) {
    int[] sums = new int[4];
    try (IntMemory m = DeviceMemory.ints(q, 32, MemoryKind.DEVICE)) {
      q.parallelFor(range(32), i -> m.set(i, 3 * i + 1));
      q.submit(
          h -> {
            LocalInts tile = h.localInts(8);
            h.parallelFor(
                ndRange(32, 8),
                item -> {
                  tile.set(item.localId(), m.get(item.globalId()));
                  item.barrier();
                  if (item.localId() == 0) {
                    int sum = 0;
                    for (int i = 0; i < 8; i++) {
                      sum = sum * 5 + tile.get(i);
                    }
                    sums[(int) item.group().linearId()] = sum;
                  }
                });
          });
      q.await();
    }
    return sums;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      everyElement(q, MemoryKind.DEVICE),
      everyElement(q, MemoryKind.HOST),
      everyElement(q, MemoryKind.SHARED),
      doubles(q),
      halves(q),
      parts(q),
      atomics(q),
      methods(q),
      groups(q)
    };
  }
}
