package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testing.FaultyDevice.Fault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/**
 * Random programs on several threads and devices, checked against models, while other threads close
 * what they use and drivers and kernels fail. Arguments: the minutes that it runs.
 */
public final class Soak {
  private static final int THREADS = 8;
  private static final int SIZE = 64;

  /** The longest that anything may take before it counts as a hang. */
  private static final Duration HANG = Duration.ofMinutes(2);

  private final List<DeviceQueue> queues = new ArrayList<>();
  private final FaultyDevice faulty;
  private final LongAdder programs = new LongAdder();
  private final LongAdder commands = new LongAdder();
  private final LongAdder kernelFailures = new LongAdder();
  private final LongAdder told = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private final Queue<Throwable> wrong = new ConcurrentLinkedQueue<>();
  private final AtomicInteger alive = new AtomicInteger();
  private volatile Shared shared = new Shared();
  private volatile boolean stop;

  /** A buffer that any thread uses until one closes it. */
  private static final class Shared {
    final int[] data = new int[SIZE];
    final IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
    final AtomicInteger fills = new AtomicInteger();
  }

  private Soak() {
    faulty =
        new FaultyDevice(
            ApiDevices.device(ComputeDevice.select("native-cpu")),
            call -> call > 2 && ThreadLocalRandom.current().nextInt(200) == 0);
  }

  /** What a run has counted. */
  record Result(String text, List<Throwable> wrong, boolean hangs, boolean leaks) {}

  /** Runs for a time. */
  static Result run(Duration time) throws InterruptedException {
    return new Soak().runFor(time);
  }

  /** Runs for some minutes. */
  public static void main(String[] arguments) throws InterruptedException {
    long minutes = arguments.length == 0 ? 10 : Long.parseLong(arguments[0]);
    Result result = run(Duration.ofMinutes(minutes));
    System.out.println(result.text());
    result.wrong().stream().limit(3).forEach(Throwable::printStackTrace);
    Runtime.getRuntime()
        .halt(result.wrong().isEmpty() && !result.hangs() && !result.leaks() ? 0 : 1);
  }

  private Result runFor(Duration time) throws InterruptedException {
    long blocksBefore = blocks();
    List<String> devices = new ArrayList<>(List.of("host", "native-cpu", "native-cpu"));
    if (ComputeDevice.all().stream().anyMatch(device -> device.id().equals("opencl:0"))) {
      devices.add("opencl:0");
    }
    devices.forEach(id -> queues.add(DeviceQueue.open(ComputeDevice.select(id))));
    for (int t = 0; t < THREADS; t++) {
      alive.incrementAndGet();
      Thread thread = new Thread(this::work, "soak " + t);
      thread.setDaemon(true);
      thread.start();
    }
    long end = System.nanoTime() + time.toNanos();
    List<Long> samples = new ArrayList<>();
    long interval = Math.max(100, time.toMillis() / 60);
    while (System.nanoTime() < end && wrong.isEmpty()) {
      Thread.sleep(interval);
      samples.add(bytes());
    }
    stop = true;
    long deadline = System.nanoTime() + HANG.toNanos();
    while (alive.get() > 0 && System.nanoTime() < deadline) {
      Thread.sleep(50);
    }
    boolean hangs = alive.get() > 0;
    if (!hangs) {
      checked(this::closeShared);
      queues.forEach(DeviceQueue::close);
    }
    boolean leaks = !hangs && (blocks() != blocksBefore || faulty.live() != 0);
    boolean grows = grows(samples);
    String text =
        String.format(
            "soak: %d s, %d threads, devices %s and one with faults%n"
                + "  programs %d, commands %d, failing kernels %d, injected faults %d,"
                + " failures told %d, submits refused %d%n"
                + "  device memory: largest sample in the first third %d bytes, in the last %d;"
                + " blocks left %d, of the device with faults %d; threads %d%n"
                + "  wrong results %d, hangs %d",
            time.toSeconds(),
            THREADS,
            devices,
            programs.sum(),
            commands.sum(),
            kernelFailures.sum(),
            faulty.faults(),
            told.sum(),
            refused.sum(),
            largest(samples, 0),
            largest(samples, 2),
            blocks() - blocksBefore,
            faulty.live(),
            RuntimeStatistics.snapshot().threads(),
            wrong.size(),
            hangs ? alive.get() : 0);
    return new Result(text, List.copyOf(wrong), hangs, leaks || grows);
  }

  private static long blocks() {
    return RuntimeStatistics.snapshot().devices().stream()
        .mapToLong(DeviceStatistics::liveBlocks)
        .sum();
  }

  private static long bytes() {
    return RuntimeStatistics.snapshot().devices().stream()
        .mapToLong(DeviceStatistics::liveBytes)
        .sum();
  }

  private static long largest(List<Long> samples, int third) {
    int size = Math.max(1, samples.size() / 3);
    return samples.stream().skip((long) third * size).limit(size).mapToLong(b -> b).max().orElse(0);
  }

  private static boolean grows(List<Long> samples) {
    return samples.size() >= 9 && largest(samples, 2) > 2 * largest(samples, 0) + (1 << 16);
  }

  private void work() {
    try {
      Random random = new Random();
      while (!stop) {
        checked(() -> program(random));
        programs.increment();
      }
    } finally {
      alive.decrementAndGet();
    }
  }

  private void checked(Runnable action) {
    try {
      action.run();
    } catch (Throwable e) {
      wrong.add(e);
    }
  }

  private void program(Random random) {
    switch (random.nextInt(9)) {
      case 0, 1 -> arrays(random, queues);
      case 2, 3 -> buffers(random);
      case 4 -> faults(random);
      case 5 -> failingKernel(random);
      case 6 -> ownQueue(random);
      case 7 -> memory(random);
      default -> sharedBuffer(random);
    }
  }

  private DeviceQueue any(Random random, List<DeviceQueue> of) {
    return of.get(random.nextInt(of.size()));
  }

  private static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }

  private static void checkAll(int[] a, int expected, String what) {
    for (int i = 0; i < a.length; i++) {
      check(a[i] == expected, what + ": [" + i + "] is " + a[i] + ", not " + expected);
    }
  }

  private void arrays(Random random, List<DeviceQueue> of) {
    int[] a = new int[SIZE];
    int expected = 0;
    for (int round = random.nextInt(3); round >= 0; round--) {
      Event last = null;
      for (int n = random.nextInt(10); n >= 0; n--) {
        last = Kernels.increment(any(random, of), a);
        commands.increment();
        expected++;
      }
      if (random.nextBoolean()) {
        last.await();
      } else {
        check(last.await(HANG), "await returns in time");
      }
      checkAll(a, expected, "array");
      a[0] += 5;
      a[0] -= 5;
    }
  }

  private void buffers(Random random) {
    int[] data = new int[SIZE];
    int fills = 0;
    int partFills = 0;
    int hostAdds = 0;
    IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
    IntDeviceBuffer part = buffer.subBuffer(range(SIZE / 2), range(SIZE / 2));
    for (int n = random.nextInt(12); n >= 0; n--) {
      commands.increment();
      switch (random.nextInt(4)) {
        case 0 -> {
          Kernels.fillBuffer(any(random, queues), part);
          partFills++;
        }
        case 1 -> {
          try (IntAccessor access = buffer.hostAccess(READ_WRITE)) {
            access.set(0, access.get(0) + 1);
          }
          hostAdds++;
        }
        case 2 -> {
          try (IntAccessor access = buffer.hostAccess(READ)) {
            check(access.get(1) == fills, "host access");
          }
        }
        default -> {
          Kernels.fillBuffer(any(random, queues), buffer);
          fills++;
        }
      }
    }
    buffer.close();
    for (int i = 0; i < SIZE; i++) {
      int inPart = Math.max(0, i - SIZE / 2) * partFills;
      int expected = i * fills + inPart + (i == 0 ? hostAdds : 0);
      check(data[i] == expected, "buffer [" + i + "] is " + data[i] + ", not " + expected);
    }
  }

  /** Each command is done or has failed for itself; elements stay equal. */
  private void faults(Random random) {
    int[] a = new int[SIZE];
    int submitted = 0;
    DeviceQueue q;
    try {
      q = DeviceQueue.open(ApiDevices.of(faulty));
    } catch (Fault e) {
      told.increment();
      return;
    }
    for (int n = random.nextInt(20); n >= 0; n--) {
      try {
        Event event = Kernels.increment(q, a);
        submitted++;
        commands.increment();
        if (random.nextInt(3) == 0) {
          event.await();
        }
      } catch (DeviceException e) {
        told.increment();
      }
    }
    try {
      q.close();
    } catch (DeviceException e) {
      told.increment();
    }
    check(a[0] >= 0 && a[0] <= submitted, "count of a device with faults");
    checkAll(a, a[0], "array of a device with faults");
  }

  private void failingKernel(Random random) {
    int[] a = new int[SIZE];
    DeviceQueue host = queues.get(0);
    DeviceQueue other = any(random, queues);
    Kernels.increment(other, a);
    Event fails =
        host.parallelFor(
            range(SIZE),
            i -> {
              if (i == SIZE - 1) {
                throw new ArithmeticException("meant to fail");
              }
              a[i] += 0;
            });
    Event depends = Kernels.increment(other, a);
    commands.add(3);
    kernelFailures.increment();
    for (Event event : List.of(depends, fails)) {
      try {
        event.await();
        throw new AssertionError("the failure of a kernel was lost");
      } catch (ArithmeticException e) {
        check(event == fails, "whose failure it is");
      } catch (DeviceException e) {
        check(event == depends && e.getCause() instanceof ArithmeticException, "its cause");
      }
    }
  }

  private void ownQueue(Random random) {
    int[] a = new int[SIZE];
    DeviceQueue closed;
    try (DeviceQueue own = DeviceQueue.open(any(random, queues).device())) {
      closed = own;
      arrays(random, List.of(own, any(random, queues)));
      Kernels.increment(own, a);
    }
    checkAll(a, 1, "array of a queue that was closed");
    try {
      closed.submit(h -> {});
      throw new AssertionError("a closed queue takes commands");
    } catch (IllegalStateException e) {
      refused.increment();
    }
  }

  /** Memory of one queue's device; what two queues do with it is ordered by waits. */
  private void memory(Random random) {
    DeviceQueue q = any(random, queues);
    List<DeviceQueue> others =
        queues.stream().filter(other -> other.device().equals(q.device())).toList();
    MemoryKind kind =
        q.device().has(Aspect.USM_SHARED_ALLOCATIONS)
            ? List.of(MemoryKind.DEVICE, MemoryKind.HOST, MemoryKind.SHARED).get(random.nextInt(3))
            : MemoryKind.DEVICE;
    int[] model = random.ints(SIZE).toArray();
    try (IntMemory memory = DeviceMemory.ints(q, SIZE, kind);
        IntMemory second = DeviceMemory.ints(q, SIZE, MemoryKind.DEVICE)) {
      Event last = q.copy(model, 0, memory, 0, SIZE);
      DeviceQueue now = q;
      for (int n = random.nextInt(12); n >= 0; n--) {
        DeviceQueue next = any(random, others);
        if (next != now) {
          last.await();
        }
        now = next;
        last = memoryCommand(random, now, memory, second, model);
        commands.increment();
      }
      int[] seen = new int[SIZE];
      now.copy(memory, 0, seen, 0, SIZE).await();
      check(Arrays.equals(seen, model), "memory of " + q.device());
      if (random.nextInt(4) == 0) {
        Kernels.addToMemory(now, second);
      }
    }
  }

  private static Event memoryCommand(
      Random random, DeviceQueue q, IntMemory memory, IntMemory second, int[] model) {
    int n = random.nextInt(SIZE + 1);
    int at = random.nextInt(SIZE - n + 1);
    int to = random.nextInt(SIZE - n + 1);
    switch (random.nextInt(4)) {
      case 0 -> {
        for (int i = 0; i < n; i++) {
          model[at + i] += i;
        }
        return Kernels.addToMemory(q, memory.slice(at, n));
      }
      case 1 -> {
        Arrays.fill(model, at, at + n, n);
        return q.fill(memory.slice(at, n), n);
      }
      case 2 -> {
        System.arraycopy(model, at, model, to, n);
        return q.copy(memory, at, memory, to, n);
      }
      default -> {
        q.copy(memory, at, second, to, n);
        return q.copy(second, to, memory, at, n);
      }
    }
  }

  private void sharedBuffer(Random random) {
    if (random.nextInt(50) == 0) {
      closeShared();
      return;
    }
    Shared now = shared;
    try {
      Kernels.fillBuffer(any(random, queues), now.buffer);
      now.fills.incrementAndGet();
      commands.increment();
    } catch (IllegalStateException e) {
      refused.increment();
    }
  }

  private synchronized void closeShared() {
    Shared old = shared;
    shared = new Shared();
    old.buffer.close();
    int factor = old.data[1];
    for (int i = 0; i < SIZE; i++) {
      check(old.data[i] == i * factor, "a shared buffer is torn");
    }
    // A thread that has just submitted may not have counted yet.
    check(factor - old.fills.get() <= THREADS && old.fills.get() <= factor, "fills are lost");
  }
}
