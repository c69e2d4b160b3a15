import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.ArrayList;
import java.util.List;

/** Several devices at once: each case gets a queue of each. */
public class SharedBuffers {
  private static final int N = 10_000;

  /** A buffer that each device changes in turn; nothing is waited for. */
  public static Object passedOn(List<DeviceQueue> queues) {
    int[] data = new int[N];
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      for (int round = 0; round < 40; round++) {
        int by = round;
        next(queues, round)
            .submit(
                h -> {
                  IntAccessor a = buffer.access(h, READ_WRITE);
                  h.parallelFor(range(N), i -> a.set(i, a.get(i) * 31 + (by ^ i)));
                });
      }
    }
    return data;
  }

  private static DeviceQueue next(List<DeviceQueue> queues, int round) {
    return queues.get(round % queues.size());
  }

  /** The parts of a buffer, each on a device of its own, and their neighbours' edges. */
  public static Object parts(List<DeviceQueue> queues) {
    float[] first = new float[N];
    for (int i = 0; i < N; i++) {
      first[i] = (float) Math.sin(i * 0.37);
    }
    float[] second = new float[N];
    try (FloatDeviceBuffer one = DeviceBuffer.wrap(first);
        FloatDeviceBuffer other = DeviceBuffer.wrap(second)) {
      for (int step = 0; step < 20; step++) {
        FloatDeviceBuffer now = step % 2 == 0 ? one : other;
        FloatDeviceBuffer then = step % 2 == 0 ? other : one;
        for (int d = 0; d < queues.size(); d++) {
          int from = N * d / queues.size();
          int to = N * (d + 1) / queues.size();
          int begin = Math.max(from - 1, 0);
          int end = Math.min(to + 1, N);
          queues
              .get(d)
              .submit(
                  h -> {
                    FloatAccessor a = now.access(h, READ, range(end - begin), range(begin));
                    FloatAccessor b = then.access(h, WRITE, range(to - from), range(from));
                    h.parallelFor(
                        range(to - from),
                        i -> {
                          int at = from + i - begin;
                          float left = at > 0 ? a.get(at - 1) : 0;
                          float right = at < end - begin - 1 ? a.get(at + 1) : 0;
                          b.set(i, (left + 2 * a.get(at) + right) * 0.251f);
                        });
                  });
        }
      }
    }
    return new float[][] {first, second};
  }

  static int escapeTime(double re, double im) {
    double x = 0;
    double y = 0;
    int steps = 0;
    while (steps < 300 && x * x + y * y <= 4) {
      double next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  /** A range over all devices, which work at the same time on arrays of their own. */
  public static Object split(List<DeviceQueue> queues) {
    int columns = 100;
    List<int[]> parts = new ArrayList<>();
    for (int d = 0; d < queues.size(); d++) {
      int from = N * d / queues.size();
      int[] part = new int[N * (d + 1) / queues.size() - from];
      parts.add(part);
      queues
          .get(d)
          .parallelFor(
              range(part.length),
              i ->
                  part[i] =
                      escapeTime(
                          -2.1 + 3.0 * ((from + i) % columns) / columns,
                          -1.0 + 2.0 * ((from + i) / columns) * columns / N));
    }
    queues.forEach(DeviceQueue::await);
    int[] all = new int[N];
    int at = 0;
    for (int[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }

  /** The same kernel on each device, at the same time. */
  public static Object same(List<DeviceQueue> queues) {
    double[][] results = new double[queues.size()][];
    for (int d = 0; d < queues.size(); d++) {
      double[] result = new double[N];
      results[d] = result;
      queues
          .get(d)
          .parallelFor(
              range(N),
              i -> {
                double x = (i - N / 2) * 0.013;
                result[i] = StrictMath.sin(x) * StrictMath.exp(-x / 50) + Math.sqrt(Math.abs(x)) + i % 7 / 3.0;
              });
    }
    queues.forEach(DeviceQueue::await);
    return results;
  }

  /** What one device made is read by all others at the same time, with fills and copies. */
  public static Object spread(List<DeviceQueue> queues) {
    long[][] results = new long[queues.size()][N];
    try (LongDeviceBuffer source = DeviceBuffer.longs(N);
        LongDeviceBuffer copy = DeviceBuffer.longs(N)) {
      for (int round = 0; round < 5; round++) {
        int by = round;
        next(queues, round)
            .submit(
                h -> {
                  LongAccessor a = source.access(h, READ_WRITE);
                  h.parallelFor(range(N), i -> a.set(i, a.get(i) * 7 + i + by));
                });
        next(queues, round + 1)
            .submit(h -> h.fill(source.access(h, WRITE, range(10), range(100 * by)), by));
        next(queues, round + 2).submit(h -> h.copy(source.access(h, READ), copy.access(h, WRITE)));
        for (int d = 0; d < queues.size(); d++) {
          long[] result = results[d];
          queues
              .get(d)
              .submit(
                  h -> {
                    LongAccessor a = source.access(h, READ);
                    LongAccessor b = copy.access(h, READ);
                    h.parallelFor(range(N), i -> result[i] = result[i] * 3 + a.get(i) + b.get(i));
                  });
        }
      }
      queues.forEach(DeviceQueue::await);
    }
    return results;
  }

  /** Memory of each device, copied from one to the next. */
  public static Object memories(List<DeviceQueue> queues) {
    int[] data = new int[N];
    List<IntMemory> memories = new ArrayList<>();
    try {
      for (DeviceQueue q : queues) {
        memories.add(DeviceMemory.ints(q, N, MemoryKind.DEVICE));
      }
      for (int round = 0; round < 10; round++) {
        DeviceQueue q = next(queues, round);
        IntMemory own = memories.get(round % memories.size());
        if (round > 0) {
          IntMemory before = memories.get((round - 1) % memories.size());
          q.copy(before, round, own, 0, N - round).await();
        }
        int by = round;
        q.parallelFor(range(N), i -> own.set(i, own.get(i) * 13 + (i ^ by))).await();
      }
      next(queues, 9).copy(memories.get(9 % memories.size()), 0, data, 0, N);
    } finally {
      memories.forEach(IntMemory::close);
    }
    return data;
  }

  /** How many bytes a second a buffer moves from the first device to the second. */
  public static double rate(List<DeviceQueue> queues, int elements) {
    double best = 0;
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(elements)) {
      for (int round = 0; round < 5; round++) {
        queues
            .get(0)
            .submit(
                h -> {
                  IntAccessor a = buffer.access(h, READ_WRITE);
                  h.parallelFor(range(elements), i -> a.set(i, a.get(i) + 1));
                })
            .await();
        long begin = System.nanoTime();
        queues.get(1).submit(h -> h.prefetch(buffer.access(h, READ))).await();
        best = Math.max(best, 4e9 * elements / (System.nanoTime() - begin));
      }
    }
    return best;
  }
}
