package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.checkEqual;

import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.compiled.Kernels;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Memory of a device, of every kind, which queues of that device use in the order of their events,
 * and which is freed while commands that use it are under way.
 */
final class MemoryPrograms implements SoakProgram {
  private static final int SIZE = 64;
  private static final List<MemoryKind> KINDS = List.of(MemoryKind.values());

  @Override
  public void run(SoakRound round, Random random) {
    DeviceQueue q = round.queues().any(random);
    int[] model = random.ints(SIZE).toArray();
    try (IntMemory memory = DeviceMemory.ints(q, SIZE, kind(random, q));
        IntMemory second = DeviceMemory.ints(q, SIZE, MemoryKind.DEVICE)) {
      Event last = q.copy(model, 0, memory, 0, SIZE);
      for (int n = random.nextInt(12); n >= 0; n--) {
        last = command(random, round.queues().anyBeside(random, q), memory, second, model, last);
        round.tally().count("commands");
      }
      if (random.nextInt(4) == 0) {
        last = toAnotherDevice(round, random, memory, last);
      }
      int[] seen = new int[SIZE];
      last.await();
      q.copy(memory, 0, seen, 0, SIZE).await();
      checkEqual(seen, model, "memory of " + q.device());
      freeUnderWay(round, random, q);
      Kernels.addToMemory(round.queues().anyBeside(random, q), second);
    }
  }

  private static MemoryKind kind(Random random, DeviceQueue q) {
    return q.device().has(Aspect.USM_SHARED_ALLOCATIONS)
        ? KINDS.get(random.nextInt(KINDS.size()))
        : MemoryKind.DEVICE;
  }

  /** A command after another one, whatever queue that is in. */
  private static Event command(
      Random random, DeviceQueue q, IntMemory memory, IntMemory second, int[] model, Event last) {
    int n = random.nextInt(SIZE + 1);
    int at = random.nextInt(SIZE - n + 1);
    int to = random.nextInt(SIZE - n + 1);
    switch (random.nextInt(4)) {
      case 0 -> {
        for (int i = 0; i < n; i++) {
          model[at + i] += i;
        }
        return Kernels.addToMemoryAfter(q, memory.slice(at, n), last);
      }
      case 1 -> {
        Arrays.fill(model, at, at + n, n);
        return q.submit(
            h -> {
              h.dependsOn(last);
              h.fill(memory.slice(at, n), n);
            });
      }
      case 2 -> {
        System.arraycopy(model, at, model, to, n);
        return copyAfter(q, memory, at, memory, to, n, last);
      }
      default -> {
        Event there = copyAfter(q, memory, at, second, to, n, last);
        return copyAfter(q, second, to, memory, at, n, there);
      }
    }
  }

  private static Event copyAfter(
      DeviceQueue q, IntMemory from, int at, IntMemory to, int toAt, int n, Event last) {
    return q.submit(
        h -> {
          h.dependsOn(last);
          h.copy(from, at, to, toAt, n);
        });
  }

  /** To memory of any device and back. */
  private static Event toAnotherDevice(
      SoakRound round, Random random, IntMemory memory, Event last) {
    DeviceQueue other = round.queues().any(random);
    try (IntMemory there = DeviceMemory.ints(other, SIZE, MemoryKind.DEVICE)) {
      Event copied = copyAfter(other, memory, 0, there, 0, SIZE, last);
      return copyAfter(other, there, 0, memory, 0, SIZE, copied);
    }
  }

  private static void freeUnderWay(SoakRound round, Random random, DeviceQueue q) {
    for (int n = random.nextInt(4); n > 0; n--) {
      IntMemory memory = DeviceMemory.ints(q, 1 + random.nextInt(1 << 14), MemoryKind.DEVICE);
      for (int commands = random.nextInt(4); commands > 0; commands--) {
        Kernels.addToMemory(round.queues().anyBeside(random, q), memory);
        round.tally().count("commands");
      }
      memory.close();
    }
  }
}
