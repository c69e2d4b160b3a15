package dev.sycamore.compiled;

import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ApiDevices;
import dev.sycamore.Atomics;
import dev.sycamore.BooleanMemory;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemory;
import dev.sycamore.DeviceMemoryException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.EventStatus;
import dev.sycamore.FloatMemory;
import dev.sycamore.Half;
import dev.sycamore.HalfMemory;
import dev.sycamore.IntMemory;
import dev.sycamore.LongMemory;
import dev.sycamore.MemoryKind;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testing.FaultyDevice.Fault;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What memory that programs allocate does on every device. */
@Requires(Tool.CC)
@Timeout(60)
@Tag("module")
class DeviceMemoryTest {

  static List<String> devices() {
    List<String> devices = new ArrayList<>(List.of("host", "native-cpu"));
    if (Tool.OPENCL.isRequired()
        || ComputeDevice.all().stream().anyMatch(d -> d.id().equals("opencl:0"))) {
      devices.add("opencl:0");
    }
    return devices;
  }

  private static DeviceQueue open(String device) {
    return DeviceQueue.open(ComputeDevice.select(device));
  }

  private static List<MemoryKind> kinds(DeviceQueue q) {
    return Stream.of(MemoryKind.values())
        .filter(
            kind ->
                switch (kind) {
                  case DEVICE -> q.device().has(Aspect.USM_DEVICE_ALLOCATIONS);
                  case HOST -> q.device().has(Aspect.USM_HOST_ALLOCATIONS);
                  case SHARED -> q.device().has(Aspect.USM_SHARED_ALLOCATIONS);
                })
        .toList();
  }

  private static int[] read(DeviceQueue q, IntMemory memory) {
    int[] seen = new int[memory.size()];
    q.copy(memory, 0, seen, 0, seen.length);
    return seen;
  }

  @ParameterizedTest
  @MethodSource("devices")
  void kernelsUseItInTheOrderOfTheQueue(String device) {
    try (DeviceQueue q = open(device)) {
      for (MemoryKind kind : kinds(q)) {
        try (IntMemory m = DeviceMemory.ints(q, 6, kind)) {
          assertThat(m.kind()).isEqualTo(kind);
          assertThat(read(q, m)).containsOnly(0);
          q.fill(m, 10);
          Kernels.addToMemory(q, m);
          Kernels.addToMemory(q, m.slice(2, 3));
          q.prefetch(m);
          assertThat(read(q, m)).containsExactly(10, 11, 12, 14, 16, 15);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("devices")
  void theHostReachesWhatIsNotTheDevicesAlone(String device) {
    try (DeviceQueue q = open(device)) {
      for (MemoryKind kind : kinds(q)) {
        try (IntMemory m = DeviceMemory.ints(q, 4, kind)) {
          if (kind == MemoryKind.DEVICE) {
            String shown = "only kernels reach the IntMemory of 4 elements, DEVICE on " + device;
            assertThatThrownBy(() -> m.get(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(shown + ": copy its elements, or allocate SHARED or HOST");
            assertThatThrownBy(() -> m.set(0, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith(shown);
            continue;
          }
          IntMemory part = m.slice(1, 2);
          m.set(2, 40);
          part.set(0, 30);
          Kernels.addToMemory(q, m).await();
          assertThat(m.get(1)).isEqualTo(31);
          assertThat(part.get(1)).isEqualTo(42);
          assertThatThrownBy(() -> part.get(2))
              .isInstanceOf(IndexOutOfBoundsException.class)
              .hasMessage("Index 2 out of bounds for length 2");
          assertThatThrownBy(() -> m.set(-1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("devices")
  void everyKindOfElementIsSeenByTheHost(String device) {
    try (DeviceQueue q = open(device)) {
      if (!kinds(q).contains(MemoryKind.SHARED)) {
        return;
      }
      try (BooleanMemory z = DeviceMemory.booleans(q, 3, MemoryKind.SHARED);
          HalfMemory h = DeviceMemory.halfs(q, 3, MemoryKind.SHARED);
          FloatMemory f = DeviceMemory.floats(q, 3, MemoryKind.SHARED);
          LongMemory l = DeviceMemory.longs(q, 3, MemoryKind.SHARED)) {
        q.fill(z, true);
        q.fill(h, Half.of(1.5f));
        q.fill(l, Long.MIN_VALUE + 7).await();
        z.set(1, false);
        f.set(2, -0.0f);
        boolean[] booleans = new boolean[3];
        q.copy(z, 0, booleans, 0, 3);
        assertThat(booleans).containsExactly(true, false, true);
        assertThat(z.get(0)).isTrue();
        assertThat(h.get(2)).isEqualTo(Half.of(1.5f));
        assertThat(h.get(0).toFloat() + f.get(0)).isEqualTo(1.5f);
        assertThat(Float.floatToRawIntBits(f.get(2))).isEqualTo(0x80000000);
        assertThat(l.get(1)).isEqualTo(Long.MIN_VALUE + 7);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("devices")
  void rangesAreCheckedAtTheCall(String device) {
    try (DeviceQueue q = open(device);
        IntMemory m = DeviceMemory.ints(q, 10, MemoryKind.DEVICE)) {
      int[] array = new int[7];
      assertThatThrownBy(() -> q.copy(array, 3, m, 0, 5))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a copy of 5 elements from index 3, of an array of 7");
      assertThatThrownBy(() -> q.copy(m, 6, array, 0, 5))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a copy of 5 elements from index 6, of memory of 10");
      assertThatThrownBy(() -> q.copy(m, 0, m.slice(5, 5), 1, 5))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a copy of 5 elements from index 1, of memory of 5");
      assertThatThrownBy(() -> q.copy(array, -1, m, 0, 1))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> q.copy(array, 0, m, 0, -1))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> q.copy(array, 1, m, 0, Integer.MAX_VALUE))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> m.slice(8, 3))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("a slice of 3 elements from index 8, of memory of 10");
      assertThatThrownBy(() -> DeviceMemory.ints(q, -3, MemoryKind.DEVICE))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("memory of -3 elements");
      try (IntMemory none = DeviceMemory.ints(q, 0, MemoryKind.DEVICE)) {
        q.copy(array, 7, none, 0, 0);
        q.copy(none, 0, m, 10, 0);
        q.fill(none, 1);
        Kernels.addToMemory(q, none);
        q.await();
      }
      assertThat(read(q, m)).containsOnly(0);
    }
  }

  /** Copies and fills of random ranges do what a model does, or are refused as it refuses. */
  @ParameterizedTest
  @MethodSource("devices")
  void randomRangesAgreeWithAModel(String device) {
    Random random = new Random(20261);
    try (DeviceQueue q = open(device);
        IntMemory m = DeviceMemory.ints(q, 50, MemoryKind.DEVICE)) {
      int[] model = new int[50];
      for (int step = 0; step < 400; step++) {
        int[] array = random.ints(random.nextInt(60)).toArray();
        int from = random.nextInt(-2, 55);
        int at = random.nextInt(-2, 55);
        int n = random.nextInt(-1, 40);
        int kind = random.nextInt(4);
        boolean inArray = from >= 0 && n >= 0 && from + n <= array.length;
        boolean inMemory = at >= 0 && n >= 0 && at + n <= 50;
        boolean alsoFrom = from >= 0 && n >= 0 && from + n <= 50;
        boolean valid =
            switch (kind) {
              case 0, 1 -> inArray && inMemory;
              case 2 -> inMemory && alsoFrom;
              default -> inMemory;
            };
        Runnable command =
            switch (kind) {
              case 0 -> () -> q.copy(array, from, m, at, n);
              case 1 -> () -> q.copy(m, at, array, from, n);
              case 2 -> () -> q.copy(m, from, m, at, n);
              default -> () -> q.fill(m.slice(at, n), n);
            };
        if (!valid) {
          assertThatThrownBy(command::run).isInstanceOf(IllegalArgumentException.class);
          continue;
        }
        int[] expected = array.clone();
        command.run();
        switch (kind) {
          case 0 -> System.arraycopy(array, from, model, at, n);
          case 1 -> System.arraycopy(model, at, expected, from, n);
          case 2 -> System.arraycopy(model, from, model, at, n);
          default -> Arrays.fill(model, at, at + n, n);
        }
        assertThat(array).isEqualTo(expected);
      }
      assertThat(read(q, m)).isEqualTo(model);
    }
  }

  @ParameterizedTest
  @MethodSource("devices")
  void closedMemoryRefusesEverything(String device) {
    try (DeviceQueue q = open(device)) {
      for (MemoryKind kind : kinds(q)) {
        IntMemory m = DeviceMemory.ints(q, 4, kind);
        IntMemory part = m.slice(1, 2);
        long before = blocks(device);
        m.close();
        m.close();
        part.close();
        assertThat(blocks(device)).isEqualTo(before - 1);
        for (IntMemory closed : List.of(m, part)) {
          List<Runnable> uses =
              List.of(
                  () -> closed.get(0),
                  () -> closed.set(0, 1),
                  () -> closed.slice(0, 1),
                  () -> q.fill(closed, 1),
                  () -> q.prefetch(closed),
                  () -> q.copy(new int[1], 0, closed, 0, 1),
                  () -> Kernels.addToMemory(q, closed));
          for (Runnable use : uses) {
            assertThatThrownBy(use::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the memory is closed: the IntMemory of 4 elements");
          }
        }
      }
    }
  }

  private static long blocks(String device) {
    return RuntimeStatistics.snapshot().device(device).orElseThrow().liveBlocks();
  }

  /** On the host commands have run when they are submitted. */
  @ParameterizedTest
  @MethodSource("devices")
  void closingWaitsForTheCommandsThatUseIt(String device) throws InterruptedException {
    if (device.equals("host")) {
      return;
    }
    try (DeviceQueue q = open(device);
        DeviceQueue host = open("host")) {
      IntMemory m = DeviceMemory.ints(q, 4, MemoryKind.DEVICE);
      int[] gate = {0};
      CountDownLatch running = new CountDownLatch(1);
      CountDownLatch held = new CountDownLatch(1);
      Thread holder =
          new Thread(
              () ->
                  host.singleTask(
                      () -> {
                        running.countDown();
                        awaitQuietly(held);
                        gate[0]++;
                      }));
      holder.start();
      running.await();
      Thread closer = new Thread(m::close);
      Event event;
      boolean waits;
      EventStatus status;
      try {
        Kernels.increment(q, gate);
        event = Kernels.addToMemory(q, m);
        closer.start();
        closer.join(100);
        waits = closer.isAlive();
        status = event.status();
      } finally {
        held.countDown();
      }
      closer.join();
      assertThat(waits).isTrue();
      assertThat(status).isNotEqualTo(EventStatus.COMPLETE);
      assertThat(event.await(Duration.ZERO)).isTrue();
      holder.join();
      q.await();
      host.await();
      assertThat(gate).containsExactly(2);
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void memoryOfAnotherDeviceIsRefused() {
    try (DeviceQueue cpu = open("native-cpu");
        DeviceQueue host = open("host");
        IntMemory ofCpu = DeviceMemory.ints(cpu, 5, MemoryKind.SHARED);
        IntMemory ofHost = DeviceMemory.ints(host, 5, MemoryKind.DEVICE)) {
      assertThatThrownBy(() -> Kernels.addToMemory(cpu, ofHost))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageMatching(
              "the kernel 'addToMemory' \\(.*\\) on native-cpu cannot use the IntMemory of 5"
                  + " elements, DEVICE on host: allocate it for a queue there");
      assertThatThrownBy(() -> Kernels.addToMemory(host, ofCpu))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("on host cannot use the IntMemory of 5 elements");
      assertThatThrownBy(() -> cpu.fill(ofHost, 1)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> cpu.copy(ofHost, 0, ofHost, 1, 1))
          .isInstanceOf(IllegalArgumentException.class);

      ofCpu.set(3, 7);
      cpu.copy(ofCpu, 2, ofHost, 1, 3);
      cpu.await();
      assertThat(read(host, ofHost)).containsExactly(0, 0, 7, 0, 0);
      host.copy(ofHost, 2, ofCpu, 0, 2);
      assertThat(ofCpu.get(0)).isEqualTo(7);
    }
  }

  @Test
  void atomicOperationsAreForKernels() {
    try (DeviceQueue cpu = open("native-cpu");
        DeviceQueue host = open("host");
        IntMemory ofCpu = DeviceMemory.ints(cpu, 5, MemoryKind.SHARED);
        IntMemory ofHost = DeviceMemory.ints(host, 5, MemoryKind.DEVICE)) {
      assertThatThrownBy(() -> Atomics.add(ofCpu, 0, 1))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith(
              "atomic operations are for kernels, and this is the host: the Int");
      host.parallelFor(range(100), i -> Atomics.add(ofHost, i % 5, 1));
      assertThat(read(host, ofHost)).containsOnly(20);
    }
  }

  @Test
  void aDeviceWithoutAKindOfMemorySaysWhichItHas() {
    FaultyDevice device =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> false);
    device.hide(Aspect.USM_HOST_ALLOCATIONS);
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(device))) {
      assertThatThrownBy(() -> DeviceMemory.floats(q, 1, MemoryKind.HOST))
          .isInstanceOf(DeviceException.class)
          .hasMessageMatching(
              "the device faulty \\(.*\\) has no memory of the kind HOST \\(aspect"
                  + " usm_host_allocations\\); it has \\[DEVICE, SHARED]");
    }
  }

  @Test
  void aClosedQueueAllocatesNothing() {
    DeviceQueue q = open("native-cpu");
    q.close();
    assertThatThrownBy(() -> DeviceMemory.floats(q, 1, MemoryKind.HOST))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the queue is closed");
  }

  @Test
  void withoutRoomMemoryIsAllocatedAtTheSecondAttempt() {
    FaultyDevice device =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> false);
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(device))) {
      device.failAllocations(1);
      try (IntMemory m = DeviceMemory.ints(q, 3, MemoryKind.SHARED)) {
        Kernels.addToMemory(q, m).await();
        assertThat(m.get(2)).isEqualTo(2);
      }
      assertThat(device.reclaims()).isEqualTo(1);
      device.failAllocations(2);
      assertThatThrownBy(() -> DeviceMemory.ints(q, 3, MemoryKind.SHARED))
          .isInstanceOf(DeviceMemoryException.class)
          .hasMessageStartingWith("faulty: no memory for 12 bytes (injected); ");
      int[] array = {1};
      device.failAllocations(1);
      Kernels.increment(q, array);
      q.await();
      assertThat(array).containsExactly(2);
      device.failAllocations(2);
      Event fails = Kernels.increment(q, array);
      assertThatThrownBy(fails::await)
          .isInstanceOf(DeviceMemoryException.class)
          .hasMessageMatching(
              "the kernel 'increment' \\(Kernels\\.java:[0-9:]+\\) failed: faulty: no memory for 4"
                  + " bytes \\(injected\\); .*");
      assertThat(array).containsExactly(2);
    }
    assertThat(device.live()).isZero();
  }

  @Test
  void aCopyThatFailsIsTheFailureOfItsEvent() {
    boolean[] fails = {false};
    FaultyDevice device =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> fails[0]);
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(device));
        IntMemory m = DeviceMemory.ints(q, 3, MemoryKind.SHARED)) {
      m.set(1, 4);
      fails[0] = true;
      Event copy = q.copy(m, 0, new int[3], 0, 3);
      Event fill = q.fill(m, 8);
      String shown = "the IntMemory of 3 elements, SHARED on faulty";
      assertThatThrownBy(fill::await)
          .isInstanceOf(DeviceException.class)
          .hasMessage("the fill of " + shown + " failed: injected into fill")
          .hasCauseInstanceOf(Fault.class);
      fails[0] = false;
      assertThatThrownBy(copy::await)
          .isInstanceOf(DeviceException.class)
          .hasMessage(
              "the copy of " + shown + " to an array of 3 elements failed: injected into read")
          .hasCauseInstanceOf(Fault.class);
      q.await();
      assertThat(m.get(1)).isEqualTo(4);
    }
  }

  @Test
  void forgottenMemoryIsFreed() throws InterruptedException {
    try (DeviceQueue q = open("native-cpu")) {
      long before = blocks("native-cpu");
      for (int i = 0; i < 20; i++) {
        Kernels.addToMemory(q, DeviceMemory.ints(q, 100, MemoryKind.DEVICE));
      }
      q.await();
      for (int i = 0; i < 200 && blocks("native-cpu") > before + 5; i++) {
        System.gc();
        Thread.sleep(20);
      }
      assertThat(blocks("native-cpu")).isLessThanOrEqualTo(before + 5);
    }
  }
}
