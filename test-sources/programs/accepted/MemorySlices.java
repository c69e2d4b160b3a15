import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.annotations.Device;
import dev.sycamore.annotations.Kernel;

/** Slices of memory that kernels take: of every kind of element, of slices, in variables, records and methods. */
public class MemorySlices {
  private static final int N = 48;

  record Row(FloatMemory values, IntMemory counts) {
    float at(int i) {
      return values.get(i) * counts.size();
    }

    float ofTail(int from, int i) {
      return new Row(values.slice(from, values.size() - from), counts.slice(0, 1)).at(i);
    }
  }

  interface Reader {
    int read(IntMemory m, int i);
  }

  @Device
  static float sum(FloatMemory m) {
    float sum = 0;
    for (int i = 0; i < m.size(); i++) {
      sum = sum * 0.5f + m.get(i);
    }
    return sum;
  }

  @Device
  static float sumOfHalves(FloatMemory m) {
    int half = m.size() / 2;
    return sum(m.slice(0, half)) - sum(m.slice(half, m.size() - half));
  }

  static void swap(IntMemory m, int i, int j) {
    int kept = m.get(i);
    m.set(i, m.get(j));
    m.set(j, kept);
  }

  static void reverse(IntMemory m) {
    for (int i = 0; i < m.size() / 2; i++) {
      swap(m.slice(i, m.size() - 2 * i), 0, m.size() - 2 * i - 1);
    }
  }

  static int read(Reader reader, IntMemory m, int i) {
    return reader.read(m.slice(i, 2), 1);
  }

  static float[] floats(int n) {
    float[] values = new float[n];
    for (int i = 0; i < n; i++) {
      values[i] = (i * 37 % 101 - 50) / 8f;
    }
    return values;
  }

  static int[] ints(int n) {
    int[] values = new int[n];
    for (int i = 0; i < n; i++) {
      values[i] = i * 37 % 101 - 50;
    }
    return values;
  }

  static IntMemory memory(DeviceQueue q, int... values) {
    IntMemory m = DeviceMemory.ints(q, values.length, MemoryKind.DEVICE);
    q.copy(values, 0, m, 0, values.length);
    return m;
  }

  static FloatMemory memory(DeviceQueue q, float... values) {
    FloatMemory m = DeviceMemory.floats(q, values.length, MemoryKind.DEVICE);
    q.copy(values, 0, m, 0, values.length);
    return m;
  }

  static Object everyElement(DeviceQueue q) {
    boolean[] z = new boolean[N];
    byte[] b = new byte[N];
    short[] s = new short[N];
    char[] c = new char[N];
    int[] n = new int[N];
    long[] l = new long[N];
    float[] f = new float[N];
    try (BooleanMemory mz = DeviceMemory.booleans(q, N, MemoryKind.DEVICE);
        ByteMemory mb = DeviceMemory.bytes(q, N, MemoryKind.DEVICE);
        ShortMemory ms = DeviceMemory.shorts(q, N, MemoryKind.DEVICE);
        CharMemory mc = DeviceMemory.chars(q, N, MemoryKind.DEVICE);
        IntMemory mn = DeviceMemory.ints(q, N, MemoryKind.DEVICE);
        LongMemory ml = DeviceMemory.longs(q, N, MemoryKind.DEVICE);
        FloatMemory mf = DeviceMemory.floats(q, N, MemoryKind.DEVICE)) {
      q.parallelFor(
          range(N / 4),
          i -> {
            BooleanMemory rz = mz.slice(i * 4, 4);
            ByteMemory rb = mb.slice(i * 4, 4);
            var rs = ms.slice(i * 4, 4);
            var rc = mc.slice(i * 4, 4);
            var rn = mn.slice(i * 4, 4);
            var rl = ml.slice(i * 4, 4);
            var rf = mf.slice(i * 4, 4);
            for (int k = 0; k < 4; k++) {
              rz.set(k, k % 3 == 0 ^ rz.get(3 - k));
              rb.set(k, (i - k) * 77 + rb.size());
              rs.set(k, (short) (i * 777 - k));
              rc.set(k, i * 1313 + k);
              rn.set(k, rn.size() * i - rb.get(k));
              rl.set(k, (long) i << 40 | k | rs.get(k));
              rf.set(k, rn.get(k) / (i - 3f));
            }
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
        q.parallelFor(range(N - 2), i -> m.slice(i, 3).set(2, Math.sqrt(i)));
        q.copy(m, 0, values, 0, N);
      }
    } else {
      for (int i = 2; i < N; i++) {
        values[i] = Math.sqrt(i - 2);
      }
    }
    return values;
  }

  static Object halves(DeviceQueue q) {
    Half[] values = new Half[N];
    if (q.device().has(Aspect.FP16)) {
      try (HalfMemory m = DeviceMemory.halfs(q, N, MemoryKind.DEVICE)) {
        q.parallelFor(
            range(N / 2),
            i -> {
              HalfMemory pair = m.slice(2 * i, 2);
              pair.set(1, Half.of(i / 7f).add(pair.get(0)));
            });
        q.copy(m, 0, values, 0, N);
      }
    } else {
      for (int i = 0; i < N; i++) {
        values[i] = i % 2 == 0 ? Half.ZERO : Half.of(i / 2 / 7f).add(Half.ZERO);
      }
    }
    return values;
  }

  /** Rows, columns that neighbours share, and slices of memory that is a slice itself. */
  static Object rows(DeviceQueue q) {
    float[] sums = new float[N];
    float[] shifted = new float[N];
    float[] all = floats(N * 9);
    try (FloatMemory m = memory(q, all)) {
      FloatMemory part = m.slice(7, N * 8);
      q.parallelFor(range(N), i -> sums[i] = sum(m.slice(i * 8, 8)) + sumOfHalves(part.slice(i, 7)));
      q.parallelFor(
          range(N),
          i -> {
            FloatMemory row = part.slice(i * 8, 8);
            FloatMemory inner = row.slice(1, 6).slice(1, 4);
            for (int k = 0; k < inner.size(); k++) {
              inner.set(k, inner.get(k) + row.get(k) * i);
            }
            shifted[i] = inner.get(3);
          });
      q.parallelFor(
          range(N - 3),
          i -> {
            var window = part.slice(i, 4);
            sums[i] += window.get(0) * window.get(3) - part.slice(2, 5).get(i & 3);
          });
      q.copy(m, 0, all, 0, all.length);
      q.await();
    }
    return new Object[] {sums, shifted, all};
  }

  /** What is evaluated when. */
  static Object order(DeviceQueue q) {
    int[] out = new int[12];
    try (IntMemory m = memory(q, ints(N))) {
      q.singleTask(
          () -> {
            int i = 3;
            var s = m.slice(i, i + 2);
            i = 20;
            out[0] = s.get(0) + s.size();
            out[1] = m.slice(i, 4).get(i = 1) * 100 + i;
            out[2] = m.slice(i++, i++).size() * 1000 + i;
            m.slice(i, 5).set(i = 4, i * 7);
            out[3] = m.slice(i -= 1, 6).slice(i, 2).get(1);
            IntMemory counter = m.slice(m.get(0) + 50, 1);
            counter.set(0, 9);
            out[4] = m.slice(counter.get(0), 9).get(counter.get(0) - 9);
            counter.set(0, 2);
            out[5] = m.slice(counter.get(0), 3).get((counter.get(0) - 2) * i);
            m.slice(0, i++);
            out[6] = i;
            out[7] = m.slice(N, 0).size() + m.slice(0, N).slice(N, 0).size();
            byte from = 2;
            char count = 5;
            out[8] = m.slice(from, count).get(from);
            final int width = 4;
            for (int k = 0; k < 3; k++) {
              var row = m.slice(k * width, width);
              out[9] = out[9] * 31 + row.get(k) + row.size();
            }
            var sameName = i > 2 ? m.slice(1, 3).get(2) : m.slice(2, 3).get(2);
            out[10] = sameName;
          });
      q.await();
    }
    return out;
  }

  static Object records(DeviceQueue q) {
    float[] out = new float[N];
    try (FloatMemory m = memory(q, floats(4 * N));
        IntMemory n = memory(q, ints(N))) {
      Row whole = new Row(m.slice(3, 3 * N), n.slice(1, 9));
      q.parallelFor(
          range(N),
          i -> {
            Row row = new Row(m.slice(i * 4, 4), n.slice(i / 2, 3));
            Row first = new Row(row.values().slice(0, 1), row.counts());
            out[i] = row.at(3) - row.ofTail(2, 1) * first.values().size() + whole.ofTail(i, i);
          });
      q.await();
    }
    return out;
  }

  /** Methods that write through slices, lambdas, kernel methods. */
  static Object methods(DeviceQueue q) {
    int[] values = new int[N];
    int[] out = new int[N];
    try (IntMemory m = memory(q, ints(N))) {
      q.parallelFor(range(N / 8), i -> reverse(m.slice(i * 8, 3 + i % 6)));
      q.parallelFor(range(N - 1), i -> out[i] = read((part, k) -> part.get(k) * part.size(), m, i));
      MemorySlicesKernels.raise(q, range(N / 3), m, 3);
      q.submit(h -> MemorySlicesKernels.raise(h, range(2), m.slice(30, 10), 5));
      q.copy(m, 0, values, 0, N);
      q.await();
    }
    return new Object[] {values, out};
  }

  @Kernel
  static void raise(int i, IntMemory m, int width) {
    IntMemory row = m.slice(i * width, width);
    for (int k = 0; k < row.size(); k++) {
      row.set(k, row.get(k) * width + k);
    }
  }

  static Object atomics(DeviceQueue q) {
    int[] counts = new int[16];
    int[] old = new int[3];
    try (IntMemory m = DeviceMemory.ints(q, 16, MemoryKind.DEVICE)) {
      q.parallelFor(
          range(1000),
          i -> {
            IntMemory bins = m.slice(i % 3 * 4, 4);
            Atomics.add(bins, i & 3, 2);
            Atomics.max(m.slice(12, 4), i & 1, i ^ 0x155);
          });
      q.singleTask(
          () -> {
            IntMemory last = m.slice(14, 2);
            old[0] = Atomics.exchange(last, 1, 9);
            old[1] = Atomics.compareExchange(last, 1, 9, 10);
            Atomics.store(last, 0, 1 + Atomics.load(last, 1));
            old[2] = last.get(0);
          });
      q.copy(m, 0, counts, 0, 16);
      q.await();
    }
    return new Object[] {counts, old};
  }

  /** Slices beside barriers, where the work-items of a group have the same one, and one of their own. */
  static Object groups(DeviceQueue q) {
    int[] sums = new int[8];
    int[] values = new int[64];
    try (IntMemory m = memory(q, ints(64))) {
      q.submit(
          h -> {
            LocalInts tile = h.localInts(8);
            h.parallelFor(
                ndRange(64, 8),
                item -> {
                  IntMemory ofGroup = m.slice(item.group().id(0) * 8, 8);
                  IntMemory own = ofGroup.slice(item.localId(), 1);
                  tile.set(item.localId(), own.get(0));
                  item.barrier();
                  own.set(0, tile.get(7 - item.localId()) + ofGroup.size());
                  item.barrier();
                  if (item.localId() == 0) {
                    int sum = 0;
                    for (int i = 0; i < ofGroup.size(); i++) {
                      sum = sum * 5 + ofGroup.get(i);
                    }
                    sums[item.group().id(0)] = sum;
                  }
                });
          });
      q.copy(m, 0, values, 0, 64);
      q.await();
    }
    return new Object[] {sums, values};
  }

  /** A product of matrices, row by row, and a stencil: loops that are vectorised. */
  static Object loops(DeviceQueue q) {
    int n = 32;
    float[] product = new float[n * n];
    float[] smooth = new float[n * n];
    try (FloatMemory a = memory(q, floats(n * n));
        FloatMemory b = memory(q, floats(n * n + 5));
        FloatMemory c = DeviceMemory.floats(q, n * n, MemoryKind.DEVICE)) {
      FloatMemory right = b.slice(5, n * n);
      q.parallelFor(
          range(n, n),
          (i, j) -> {
            FloatMemory row = a.slice(i * n, n);
            float sum = 0;
            for (int k = 0; k < n; k++) {
              sum += row.get(k) * right.slice(k * n, n).get(j);
            }
            c.slice(i * n, n).set(j, sum);
          });
      q.parallelFor(
          range(n - 2),
          y -> {
            FloatMemory above = c.slice(y * n, n);
            FloatMemory here = c.slice((y + 1) * n, n);
            FloatMemory below = c.slice((y + 2) * n, n);
            for (int x = 0; x < here.size(); x++) {
              smooth[y * n + x] = above.get(x) + 2 * here.get(x) + below.get(x);
            }
          });
      q.copy(c, 0, product, 0, n * n);
      q.await();
    }
    return new Object[] {product, smooth};
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      everyElement(q),
      doubles(q),
      halves(q),
      rows(q),
      order(q),
      records(q),
      methods(q),
      atomics(q),
      groups(q),
      loops(q)
    };
  }
}
