package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.IntMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.QueueOption;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.runtime.cuda.FakeCuda;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that use two GPUs at once, on a driver that is as lazy as CUDA's may be. */
@Requires(Tool.CC)
@Timeout(120)
@Tag("module")
class TwoGpusTest {
  private static final Kernels__Sycamore UNIT = new Kernels__Sycamore();
  private static final int SIZE = 64;

  private static ComputeDevice device(FakeCuda cuda, int number) {
    return ApiDevices.of(cuda.device(number));
  }

  /** What was copied, of all GPUs. */
  private record Copied(long throughHost, long betweenGpus) {
    static Copied now() {
      long throughHost = 0;
      long betweenGpus = 0;
      for (DeviceStatistics device : RuntimeStatistics.snapshot().devices()) {
        if (device.device().startsWith("cuda:")) {
          throughHost += device.bytesToDevice() + device.bytesFromDevice();
          betweenGpus += device.bytesFromPeers();
        }
      }
      return new Copied(throughHost, betweenGpus);
    }

    Copied since(Copied before) {
      return new Copied(throughHost - before.throughHost, betweenGpus - before.betweenGpus);
    }
  }

  private static int[] ramp(int factor) {
    return IntStream.range(0, SIZE).map(i -> factor * i).toArray();
  }

  private static int[] contents(IntDeviceBuffer buffer) {
    try (IntAccessor seen = buffer.hostAccess(READ)) {
      return IntStream.range(0, SIZE).map(seen::get).toArray();
    }
  }

  private static void alternate(FakeCuda cuda, QueueOption... options) {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE);
        DeviceQueue first = DeviceQueue.open(device(cuda, 0), options);
        DeviceQueue second = DeviceQueue.open(device(cuda, 1), options)) {
      for (int i = 0; i < 10; i++) {
        Kernels.fillBuffer(first, buffer);
        Kernels.fillBuffer(second, buffer);
      }
      assertThat(contents(buffer)).isEqualTo(ramp(20));
    }
  }

  @Test
  void aBufferMovesBetweenGpusWithoutTheHost() {
    for (FakeCuda cuda : List.of(FakeCuda.two(UNIT), FakeCuda.twoWithoutPools(UNIT))) {
      for (QueueOption[] options : new QueueOption[][] {{}, {QueueOption.OUT_OF_ORDER}}) {
        Copied before = Copied.now();
        alternate(cuda, options);
        // The last values, once.
        assertThat(Copied.now().since(before)).isEqualTo(new Copied(4 * SIZE, 19 * 4 * SIZE));
        assertThat(cuda.leaks()).isZero();
      }
    }
  }

  @Test
  void gpusThatDoNotReachEachOtherGoThroughTheHost() {
    FakeCuda cuda = FakeCuda.several(UNIT, 2, (device, peer) -> false);
    Copied before = Copied.now();
    alternate(cuda);
    assertThat(Copied.now().since(before)).isEqualTo(new Copied((2 * 19 + 1) * 4 * SIZE, 0));
    assertThat(cuda.calls()).doesNotContain("cuMemcpyPeerAsync", "cuMemPoolSetAccess");
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void ofABufferOnlyThePartMovesThatAnotherGpuUses() {
    FakeCuda cuda = FakeCuda.two(UNIT);
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE);
        DeviceQueue first = DeviceQueue.open(device(cuda, 0));
        DeviceQueue second = DeviceQueue.open(device(cuda, 1))) {
      Copied before = Copied.now();
      Kernels.fillBuffer(first, buffer);
      second.submit(h -> h.prefetch(buffer.access(h, READ, range(10), range(20))));
      second.await();
      assertThat(Copied.now().since(before)).isEqualTo(new Copied(0, 40));
      Kernels.fillBuffer(second, buffer.subBuffer(range(20), range(20)));
      second.await();
      assertThat(Copied.now().since(before)).isEqualTo(new Copied(0, 80));
    }
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void copiesAndFillsAreMadeOnTheGpuOfTheirQueue() {
    FakeCuda cuda = FakeCuda.two(UNIT);
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(new int[SIZE]);
        IntDeviceBuffer copy = DeviceBuffer.wrap(new int[SIZE]);
        DeviceQueue first = DeviceQueue.open(device(cuda, 0));
        DeviceQueue second = DeviceQueue.open(device(cuda, 1))) {
      Kernels.fillBuffer(first, buffer);
      Kernels.fillBuffer(first, copy);
      first.await();
      Copied before = Copied.now();
      second.submit(h -> h.copy(buffer.access(h, READ), copy.access(h, WRITE)));
      second.await();
      assertThat(Copied.now().since(before)).isEqualTo(new Copied(0, 4 * SIZE));
      second.submit(h -> h.fill(buffer.access(h, WRITE, range(1), range(3)), 7));
      Kernels.fillBuffer(second, buffer);
      second.await();
      // The rest of what the copy has brought is still there.
      assertThat(Copied.now().since(before)).isEqualTo(new Copied(0, 4 * SIZE));
      assertThat(contents(copy)).isEqualTo(ramp(1));
      int[] filled = ramp(2);
      filled[3] = 7 + 3;
      assertThat(contents(buffer)).isEqualTo(filled);
    }
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void memoryIsCopiedBetweenGpusWithoutTheHost() {
    FakeCuda cuda = FakeCuda.two(UNIT);
    int[] values = ramp(3);
    int[] seen = new int[SIZE];
    try (DeviceQueue first = DeviceQueue.open(device(cuda, 0));
        DeviceQueue second = DeviceQueue.open(device(cuda, 1))) {
      for (MemoryKind from : MemoryKind.values()) {
        for (MemoryKind to : MemoryKind.values()) {
          try (IntMemory source = DeviceMemory.ints(first, SIZE, from);
              IntMemory target = DeviceMemory.ints(second, SIZE, to)) {
            first.copy(values, 0, source, 0, SIZE);
            Copied before = Copied.now();
            second.copy(source, 8, target, 4, SIZE - 8).await();
            long direct = from == to && from == MemoryKind.DEVICE ? 4 * (SIZE - 8) : 0;
            assertThat(Copied.now().since(before)).isEqualTo(new Copied(0, direct));
            second.copy(target, 0, seen, 0, SIZE);
            assertThat(Arrays.copyOfRange(seen, 4, SIZE - 4))
                .as("%s to %s", from, to)
                .isEqualTo(Arrays.copyOfRange(values, 8, SIZE));
          }
        }
      }
    }
    assertThat(cuda.leaks()).isZero();
  }

  /** Random commands of four queues on two GPUs, against arrays. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void randomCommandsHaveTheResultsOfTheirOrder(int seed) {
    Random random = new Random(seed);
    FakeCuda cuda = FakeCuda.several(UNIT, 3, (device, peer) -> seed % 3 > 0 || device + peer == 1);
    List<DeviceQueue> queues = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      QueueOption[] options =
          i < 3 ? new QueueOption[0] : new QueueOption[] {QueueOption.OUT_OF_ORDER};
      queues.add(DeviceQueue.open(device(cuda, i % 3), options));
    }
    List<IntDeviceBuffer> buffers = new ArrayList<>();
    int[][] models = new int[3][SIZE];
    for (int i = 0; i < models.length; i++) {
      buffers.add(DeviceBuffer.ints(SIZE));
    }
    for (int step = 0; step < 300; step++) {
      DeviceQueue q = queues.get(random.nextInt(queues.size()));
      int target = random.nextInt(models.length);
      int source = (target + 1 + random.nextInt(models.length - 1)) % models.length;
      int from = random.nextInt(SIZE);
      int size = 1 + random.nextInt(SIZE - from);
      int value = random.nextInt();
      IntDeviceBuffer buffer = buffers.get(target);
      int[] model = models[target];
      switch (random.nextInt(8)) {
        case 0 -> {
          q.submit(h -> h.fill(buffer.access(h, WRITE, range(size), range(from)), value));
          Arrays.fill(model, from, from + size, value);
        }
        case 1 -> {
          q.submit(
              h ->
                  h.copy(
                      buffers.get(source).access(h, READ, range(size), range(from)),
                      buffer.access(h, WRITE, range(size), range(from))));
          System.arraycopy(models[source], from, model, from, size);
        }
        case 2 -> {
          q.submit(h -> h.prefetch(buffer.access(h, READ, range(size), range(from))));
        }
        case 3 -> {
          if (random.nextInt(4) == 0) {
            try (IntAccessor a = buffer.hostAccess(READ_WRITE)) {
              assertThat(a.get(from)).as("seed %s, step %s", seed, step).isEqualTo(model[from]);
              a.set(from, value);
            }
            model[from] = value;
          }
        }
        default -> {
          Kernels.fillBuffer(q, buffer.subBuffer(range(from), range(size)));
          for (int i = 0; i < size; i++) {
            model[from + i] += i;
          }
        }
      }
    }
    for (int i = 0; i < models.length; i++) {
      assertThat(contents(buffers.get(i))).as("seed %s", seed).isEqualTo(models[i]);
    }
    queues.forEach(DeviceQueue::close);
    buffers.forEach(DeviceBuffer::close);
    assertThat(cuda.leaks()).isZero();
  }

  @Test
  void everyCallFailsOnceAndIsTold() {
    TreeSet<String> failed = new TreeSet<>();
    int discovery = FakeCuda.two(UNIT).calls().size();
    for (int call = 0; ; call++) {
      int failing = discovery + call;
      FakeCuda cuda = FakeCuda.twoFailing(UNIT, n -> n == failing, false);
      List<Throwable> thrown = new ArrayList<>();
      int[] seen = failing(cuda, thrown);
      String place = "call " + call + " (" + cuda.lastFault() + ")";
      if (thrown.isEmpty()) {
        assertThat(seen).as(place).isEqualTo(ramp(4));
      }
      assertThat(thrown)
          .as(place)
          .allSatisfy(e -> assertThat(e).isInstanceOf(DeviceException.class));
      assertThat(cuda.leaks()).as(place).isZero();
      if (cuda.faults() == 0) {
        assertThat(thrown).isEmpty();
        break;
      }
      failed.add(cuda.lastFault());
    }
    assertThat(failed)
        .contains(
            "cuDeviceCanAccessPeer", "cuMemPoolSetAccess", "cuMemcpyPeerAsync", "cuEventQuery");
  }

  /** Uses a buffer on both, whatever fails; what the host sees if nothing did. */
  private static int[] failing(FakeCuda cuda, List<Throwable> thrown) {
    IntDeviceBuffer buffer = DeviceBuffer.ints(SIZE);
    DeviceQueue[] queues = new DeviceQueue[2];
    for (int i = 0; i < 2; i++) {
      int number = i;
      step(thrown, () -> queues[number] = DeviceQueue.open(device(cuda, number)));
    }
    for (int i = 0; i < 4; i++) {
      DeviceQueue q = queues[i % 2];
      if (q != null) {
        step(thrown, () -> Kernels.fillBuffer(q, buffer));
      }
    }
    int[][] seen = new int[1][];
    step(thrown, () -> seen[0] = contents(buffer));
    for (DeviceQueue q : queues) {
      if (q != null) {
        step(thrown, q::close);
      }
    }
    step(thrown, buffer::close);
    return seen[0];
  }

  private static void step(List<Throwable> thrown, ThrowingCallable step) {
    Throwable e = catchThrowable(step);
    if (e != null) {
      thrown.add(e);
    }
  }
}
