package dev.sycamore.soak;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;
import static dev.sycamore.soak.SoakChecks.check;
import static dev.sycamore.soak.SoakChecks.checkEqual;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.util.Arrays;
import java.util.Random;

/**
 * Two buffers with parts, which kernels, fills, copies, host tasks and the host use on all devices.
 */
final class BufferPrograms implements SoakProgram {
  private static final int SIZE = 64;

  @Override
  public void run(SoakRound round, Random random) {
    int[] models = random.ints(SIZE, 0, 100).toArray();
    int[] modelOfCopy = new int[SIZE];
    int[] data = models.clone();
    int[] dataOfCopy = new int[SIZE];
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        IntDeviceBuffer copy = DeviceBuffer.wrap(dataOfCopy)) {
      for (int n = random.nextInt(16); n >= 0; n--) {
        round.tally().count("commands");
        DeviceQueue q = round.queues().any(random);
        if (random.nextBoolean()) {
          command(random, q, buffer, models, copy, modelOfCopy);
        } else {
          command(random, q, copy, modelOfCopy, buffer, models);
        }
      }
    }
    checkEqual(data, models, "buffer");
    checkEqual(dataOfCopy, modelOfCopy, "other buffer");
  }

  private static void command(
      Random random,
      DeviceQueue q,
      IntDeviceBuffer buffer,
      int[] model,
      IntDeviceBuffer other,
      int[] otherModel) {
    int n = 1 + random.nextInt(SIZE);
    int at = random.nextInt(SIZE - n + 1);
    int from = random.nextInt(SIZE - n + 1);
    switch (random.nextInt(8)) {
      case 0 -> {
        Kernels.fillBuffer(q, buffer);
        addIndices(model, 0, SIZE);
      }
      case 1 -> {
        try (IntDeviceBuffer part = buffer.subBuffer(range(at), range(n))) {
          Kernels.fillBuffer(q, part);
        }
        addIndices(model, at, n);
      }
      case 2 -> {
        q.submit(h -> h.fill(buffer.access(h, WRITE, range(n), range(at)), n));
        Arrays.fill(model, at, at + n, n);
      }
      case 3 -> {
        q.submit(
            h ->
                h.copy(
                    other.access(h, READ, range(n), range(from)),
                    buffer.access(h, WRITE, range(n), range(at))));
        System.arraycopy(otherModel, from, model, at, n);
      }
      case 4 -> {
        q.submit(h -> h.prefetch(buffer.access(h, READ, range(n), range(at))));
        hostTask(q, buffer);
        addIndices(model, 0, SIZE);
      }
      case 5 -> {
        int[] values = random.ints(n).toArray();
        q.submit(h -> h.copy(values, buffer.access(h, WRITE, range(n), range(at))));
        System.arraycopy(values, 0, model, at, n);
        Arrays.fill(values, 0);
      }
      case 6 -> {
        int[] values = new int[n];
        q.submit(h -> h.copy(buffer.access(h, READ, range(n), range(at)), values));
        checkEqual(values, Arrays.copyOfRange(model, at, at + n), "copy of a buffer");
      }
      default -> host(random.nextBoolean(), buffer, model);
    }
  }

  private static void addIndices(int[] model, int at, int n) {
    for (int i = 0; i < n; i++) {
      model[at + i] += i;
    }
  }

  private static void hostTask(DeviceQueue q, IntDeviceBuffer buffer) {
    q.submit(
        h -> {
          IntAccessor a = buffer.access(h, READ_WRITE);
          h.hostTask(
              () -> {
                for (int i = 0; i < SIZE; i++) {
                  a.set(i, a.get(i) + i);
                }
              });
        });
  }

  private static void host(boolean writes, IntDeviceBuffer buffer, int[] model) {
    try (IntAccessor access = buffer.hostAccess(writes ? READ_WRITE : READ)) {
      for (int i = 0; i < SIZE; i++) {
        check(access.get(i) == model[i], "host access");
      }
      if (writes) {
        access.set(SIZE - 1, 7);
        model[SIZE - 1] = 7;
      }
    }
  }
}
