package dev.sycamore.soak;

import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkAll;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A buffer and a queue that all threads use until one of them closes them, queues with work under
 * way that their own thread closes, and things that nobody closes.
 */
final class ClosingPrograms implements SoakProgram {
  private static final int SIZE = 64;

  private final AtomicReference<SharedBuffer> buffer = new AtomicReference<>(new SharedBuffer());
  private final AtomicReference<DeviceQueue> queue = new AtomicReference<>();

  /** A buffer that any thread uses until one closes it. */
  private static final class SharedBuffer {
    final int[] data = new int[SIZE];
    final IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
    final AtomicInteger fills = new AtomicInteger();

    void close() {
      buffer.close();
      int factor = data[1];
      for (int i = 0; i < SIZE; i++) {
        check(data[i] == i * factor, "a shared buffer is torn");
      }
      // A thread that has just submitted may not have counted yet.
      check(factor - fills.get() <= Soak.THREADS && fills.get() <= factor, "fills are lost");
    }
  }

  @Override
  public void run(SoakRound round, Random random) {
    switch (random.nextInt(8)) {
      case 0 -> ownQueue(round, random);
      case 1, 2, 3 -> sharedQueue(round, random);
      case 4 -> forget(round, random);
      default -> sharedBuffer(round, random);
    }
  }

  private static void ownQueue(SoakRound round, Random random) {
    int[] a = new int[SIZE];
    DeviceQueue closed;
    try (DeviceQueue own = round.queues().open(random)) {
      closed = own;
      DeviceQueue other = round.queues().any(random);
      ArrayPrograms.run(round, random, () -> random.nextBoolean() ? own : other);
      for (int n = 0; n < 5; n++) {
        Kernels.increment(own, a);
      }
    }
    checkAll(a, 5, "array of a queue that was closed");
    try {
      closed.submit(h -> {});
      throw new AssertionError("a closed queue takes commands");
    } catch (IllegalStateException e) {
      round.tally().count("refused");
    }
  }

  private void sharedQueue(SoakRound round, Random random) {
    if (random.nextInt(20) == 0) {
      closeQueue(queue.getAndSet(round.queues().open(random)));
    }
    DeviceQueue shared = queue.get();
    if (shared == null) {
      return;
    }
    int[] a = new int[SIZE];
    int submitted = 0;
    Event last = null;
    try {
      for (int n = random.nextInt(6); n >= 0; n--) {
        last = Kernels.increment(shared, a);
        submitted++;
      }
    } catch (IllegalStateException e) {
      round.tally().count("refused");
    }
    round.tally().add("commands", submitted);
    if (last != null) {
      last.await();
    }
    checkAll(a, submitted, "array of a queue that others close");
  }

  private static void closeQueue(DeviceQueue old) {
    if (old != null) {
      old.close();
    }
  }

  private void sharedBuffer(SoakRound round, Random random) {
    if (random.nextInt(50) == 0) {
      buffer.getAndSet(new SharedBuffer()).close();
      return;
    }
    SharedBuffer now = buffer.get();
    try {
      Kernels.fillBuffer(round.queues().any(random), now.buffer);
      now.fills.incrementAndGet();
      round.tally().count("commands");
    } catch (IllegalStateException e) {
      round.tally().count("refused");
    }
  }

  /** The garbage collector finds them, some time. */
  private static void forget(SoakRound round, Random random) {
    if (random.nextInt(20) == 0) {
      DeviceQueue q = round.queues().open(random);
      Kernels.fillBuffer(q, DeviceBuffer.ints(SIZE));
      q.await();
      round.tally().count("forgotten queues");
    }
  }

  /** Closes what is shared, after all threads have ended. */
  void end() {
    buffer.getAndSet(new SharedBuffer()).close();
    closeQueue(queue.getAndSet(null));
  }
}
