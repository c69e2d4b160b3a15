package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.AccessMode;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.EventStatus;
import dev.sycamore.FloatDeviceBuffer2;
import dev.sycamore.Half;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.annotations.Aspect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every device that runs compiled kernels does. */
abstract class CompiledDeviceContract {
  private DeviceQueue q;

  abstract ComputeDevice device();

  @BeforeEach
  void open() {
    q = DeviceQueue.open(device());
  }

  @AfterEach
  void close() {
    q.close();
  }

  @Test
  void capturedArraysHaveTheResultsAfterAwait() {
    int n = 100_003;
    float[] x = new float[n];
    float[] y = new float[n];
    float[] expected = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = i / 7f;
      y[i] = -i;
      expected[i] = 2.5f * x[i] + y[i];
    }
    Kernels.saxpy(q, 2.5f, x, y);
    q.await();
    assertThat(y).isEqualTo(expected);
  }

  @Test
  void secondDimensionIsTheFastest() {
    int[] in = IntStream.range(0, 35).toArray();
    int[] out = new int[35];
    Kernels.transpose(q, 5, 7, in, out);
    q.await();
    assertThat(out).isEqualTo(IntStream.range(0, 35).map(i -> i % 5 * 7 + i / 5).toArray());
  }

  @Test
  void scalarsOfEveryKindArrive() {
    long[] out = new long[9];
    Half half = Half.of(-1.5f);
    ThrowingCallable launch =
        () ->
            Kernels.scalars(
                q,
                out,
                true,
                (byte) -3,
                (short) -300,
                '\uFFFE',
                -70_000,
                -1L << 40,
                -0.1f,
                1e-310,
                half);
    if (!device().has(Aspect.FP64)) {
      assertThatThrownBy(launch)
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessageContaining("'aspect::fp64'");
      return;
    }
    assertThatCode(launch).doesNotThrowAnyException();
    q.await();
    assertThat(out)
        .containsExactly(
            1,
            -3,
            -300,
            0xFFFE,
            -70_000,
            -1L << 40,
            Float.floatToRawIntBits(-0.1f),
            Double.doubleToRawLongBits(1e-310),
            half.bits());
  }

  @Test
  void arraysOfSmallElementsAreCopiedBothWays() {
    boolean[] z = {true, false, true};
    byte[] b = {0, 127, -128};
    short[] s = {0, 1, -32768};
    char[] c = {0, 1, 0xFFFF};
    Half[] h = {Half.of(1), Half.of(-2), Half.ZERO};
    Kernels.bytes(q, z, b, s, c, h);
    q.await();
    assertThat(z).containsExactly(false, true, false);
    assertThat(b).containsExactly(-1, -128, 127);
    assertThat(s).containsExactly((short) -1, (short) -2, (short) 32767);
    assertThat(c).containsExactly((char) 0xFFFF, (char) 0xFFFE, (char) 0);
    assertThat(h).containsExactly(Half.of(-1), Half.of(2), Half.of(-0f));
  }

  @Test
  void accessorToAPartOfABuffer() {
    float[] data = new float[20];
    try (FloatDeviceBuffer2 buffer = DeviceBuffer.wrap(data, range(4, 5))) {
      Kernels.addInPart(q, buffer, 1.5f);
      Kernels.addInPart(q, buffer, 1);
    }
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 5; j++) {
        boolean inside = i >= 1 && i < 3 && j >= 2;
        assertThat(data[i * 5 + j]).isEqualTo(inside ? 2.5f : 0);
      }
    }
  }

  /** More than the drivers copy at a time. */
  @Test
  void directBuffersHaveTheResults() {
    int count = 3_000_001;
    ByteBuffer memory = ByteBuffer.allocateDirect(4 * count).order(ByteOrder.nativeOrder());
    IntBuffer elements = memory.asIntBuffer();
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(elements)) {
      Kernels.fillBuffer(q, buffer);
      Kernels.fillBuffer(q, buffer);
    }
    for (int i = 0; i < count; i++) {
      if (elements.get(i) != 2 * i) {
        assertThat(elements.get(i)).isEqualTo(2 * i);
      }
    }
  }

  @Test
  void workGroupsShareLocalMemory() {
    int[] data = IntStream.range(0, 1024).toArray();
    int[] out = new int[1024];
    try (IntDeviceBuffer in = DeviceBuffer.wrap(data)) {
      Kernels.reverseGroups(q, in, out, 64);
      q.await();
    }
    assertThat(out)
        .isEqualTo(IntStream.range(0, 1024).map(i -> i / 64 * 64 + 63 - i % 64).toArray());
  }

  @Test
  void launchesOnOneArrayRunInOrder() {
    int[] a = new int[1000];
    int[] copy = new int[1000];
    for (int i = 0; i < 50; i++) {
      Kernels.increment(q, a);
    }
    Kernels.copyEven(q, a, copy);
    Kernels.increment(q, a);
    q.await();
    assertThat(a).containsOnly(51);
    assertThat(copy).isEqualTo(IntStream.range(0, 1000).map(i -> i % 2 == 0 ? 50 : 0).toArray());
  }

  @Test
  void elementsThatAreNotWrittenKeepTheirValues() {
    int[] from = {1, 2, 3, 4, 5};
    int[] to = {-1, -2, -3, -4, -5};
    Kernels.copyEven(q, from, to);
    q.await();
    assertThat(to).containsExactly(1, -2, 3, -4, 5);
  }

  @Test
  void oneArrayUnderTwoNamesIsOneCopy() {
    int[] a = {1, 2, 3, 4};
    Kernels.copyEven(q, a, a);
    Kernels.increment(q, a);
    q.await();
    assertThat(a).containsExactly(2, 3, 4, 5);
  }

  @Test
  void theProgramMayChangeArraysBetweenAwaits() {
    int[] a = {1, 2};
    for (int i = 0; i < 3; i++) {
      a[0] *= 10;
      Kernels.increment(q, a);
      q.await();
    }
    assertThat(a).containsExactly(((11 * 10) + 1) * 10 + 1, 5);
  }

  @Test
  void anEventOfAnEarlierLaunchBringsResults() {
    int[] a = new int[3];
    Kernels.increment(q, a);
    Event none = q.submit(h -> {});
    none.await();
    assertThat(a).containsOnly(1);
  }

  @Test
  void closingTheQueueBringsResults() {
    int[] a = new int[3];
    Kernels.increment(q, a);
    q.close();
    assertThat(a).containsOnly(1);
    assertThatThrownBy(() -> Kernels.increment(q, a)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void twoQueuesAndTheHostTakeTurns() {
    int[] a = new int[100];
    try (DeviceQueue other = DeviceQueue.open(device());
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      for (int i = 0; i < 5; i++) {
        Kernels.increment(q, a);
        Kernels.increment(other, a);
        host.parallelFor(range(100), j -> a[j] *= 2);
      }
      host.await();
      q.await();
      other.await();
    }
    int expected = 0;
    for (int i = 0; i < 5; i++) {
      expected = (expected + 2) * 2;
    }
    assertThat(a).containsOnly(expected);
  }

  @Test
  void queuesOfOneDeviceFollowEachOther() {
    int[] data = new int[64];
    int rounds = 100;
    try (DeviceQueue second = DeviceQueue.open(device());
        IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      for (int round = 0; round < rounds; round++) {
        Kernels.fillBuffer(q, buffer);
        Kernels.fillBuffer(second, buffer);
      }
    }
    assertThat(data).isEqualTo(IntStream.range(0, 64).map(i -> 2 * rounds * i).toArray());
  }

  @Test
  void buffersMoveBetweenQueuesDevicesAndTheHost() {
    int[] data = new int[10];
    IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
    try (DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      Kernels.fillBuffer(q, buffer);
      Kernels.fillBuffer(host, buffer);
      try (IntAccessor a = buffer.hostAccess(READ_WRITE)) {
        assertThat(a.get(3)).isEqualTo(6);
        a.set(3, 100);
      }
      Kernels.fillBuffer(q, buffer);
      try (IntAccessor a = buffer.hostAccess(READ)) {
        assertThat(a.get(3)).isEqualTo(103);
      }
    }
    q.close();
    buffer.close();
    assertThat(data).containsExactly(0, 3, 6, 103, 12, 15, 18, 21, 24, 27);
  }

  @Test
  void whileTheHostWritesABufferItsCommandsAreRefused() {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(4)) {
      int[] out = new int[4];
      Kernels.reverseGroups(q, buffer, out, 4);
      IntAccessor a = buffer.hostAccess(WRITE);
      a.set(0, 1);
      assertThatThrownBy(() -> Kernels.reverseGroups(q, buffer, out, 4))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("the IntDeviceBuffer of range [4]");
      assertThatThrownBy(() -> Kernels.fillBuffer(q, buffer.subBuffer(range(3), range(1))))
          .isInstanceOf(IllegalStateException.class);
      a.set(0, 2);
      a.close();
      a.close();
      Kernels.reverseGroups(q, buffer, out, 4);
      q.await();
      assertThat(out).containsExactly(0, 0, 0, 2);
    }
  }

  @Test
  void whatTheHostWritesInAPartLeavesTheRest() {
    for (AccessMode mode : AccessMode.values()) {
      int[] data = new int[8];
      try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
        Kernels.fillBuffer(q, buffer);
        try (IntAccessor part = buffer.subBuffer(range(2), range(2)).hostAccess(mode)) {
          if (mode != READ) {
            part.set(0, 70);
            part.set(1, 71);
          }
        }
        Kernels.fillBuffer(q, buffer);
      }
      int[] expected = {0, 2, 4, 6, 8, 10, 12, 14};
      if (mode != READ) {
        expected[2] = 72;
        expected[3] = 74;
      }
      assertThat(data).as("%s", mode).isEqualTo(expected);
    }
  }

  @Test
  void aClosedBufferRefusesEverything() {
    IntDeviceBuffer buffer = DeviceBuffer.ints(4);
    IntDeviceBuffer part = buffer.subBuffer(range(1), range(2));
    IntAccessor reads = buffer.hostAccess(READ);
    buffer.close();
    buffer.close();
    assertThatThrownBy(() -> reads.get(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("closed");
    for (IntDeviceBuffer closed : List.of(buffer, part)) {
      assertThatThrownBy(() -> Kernels.fillBuffer(q, closed))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("the IntDeviceBuffer of range [4]");
      assertThatThrownBy(() -> closed.hostAccess(READ)).isInstanceOf(IllegalStateException.class);
    }
    part.close();
  }

  @Test
  void aClosedQueueRefusesEverything() {
    q.close();
    assertThatThrownBy(() -> q.submit(h -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("closed");
    assertThatThrownBy(() -> Kernels.increment(q, new int[1]))
        .isInstanceOf(IllegalStateException.class);
    q.await();
    q.close();
  }

  @Test
  void anAccessorIsForItsOwnHandlerOnly() {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(4);
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      for (DeviceQueue queue : List.of(q, host)) {
        IntAccessor kept = Kernels.keptAccessor(queue, buffer);
        queue.await();
        assertThatThrownBy(() -> kept.get(0))
            .isInstanceOf(IllegalStateException.class)
            .hasMessage("the accessor of a kernel is used outside of its kernel");
        assertThatThrownBy(() -> Kernels.foreignAccessor(queue, buffer))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("was not made for this launch");
      }
    }
  }

  @Test
  void aKernelDoesWhatTheModesOfItsAccessorsAllow() {
    int[] data = {4, 4, 4, 4};
    int[] out = {7, 7, 7, 7};
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data);
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      for (DeviceQueue queue : List.of(q, host)) {
        assertThatThrownBy(() -> Kernels.fillBuffer(queue, buffer, READ))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageMatching(
                "the kernel 'fillBuffer' \\(Kernels\\.java:.*\\) writes through 'a0', an accessor"
                    + " made with READ: make it with WRITE or READ_WRITE");
        assertThatThrownBy(() -> Kernels.reverseGroups(queue, buffer, WRITE_DISCARD, out, 4))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("only reads through 'a1', an accessor made with WRITE_DISCARD");
        queue.await();
      }
    }
    assertThat(data).containsOnly(4);
    assertThat(out).containsOnly(7);
  }

  @Test
  void eventsHaveTheirOwnEnds() {
    int[] a = new int[3];
    Event one = Kernels.increment(q, a);
    Event two = q.submit(h -> {});
    assertThat(two.await(Duration.ofMinutes(1))).isTrue();
    assertThat(one.status()).isEqualTo(EventStatus.COMPLETE);
    assertThat(two.status()).isEqualTo(EventStatus.COMPLETE);
    assertThat(one.await(Duration.ZERO)).isTrue();
    assertThat(a).containsOnly(1);
    assertThat(q.await(Duration.ZERO)).isTrue();
    Thread.currentThread().interrupt();
    assertThatThrownBy(one::await).isInstanceOf(DeviceInterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThatThrownBy(
            () -> {
              Thread.currentThread().interrupt();
              q.await();
            })
        .isInstanceOf(DeviceInterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void newBuffersAreZeroAndSubBuffersAreParts() {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(10)) {
      try (IntDeviceBuffer part = buffer.subBuffer(range(4), range(3))) {
        Kernels.fillBuffer(q, part);
      }
      try (IntAccessor a = buffer.hostAccess(READ)) {
        assertThat(IntStream.range(0, 10).map(a::get))
            .containsExactly(0, 0, 0, 0, 0, 1, 2, 0, 0, 0);
      }
    }
  }

  @Test
  void fillsAndCopiesRunInOrder() {
    int[] in = {1, 2, 3, 4, 5, 6};
    int[] out = new int[6];
    float[] box = new float[6];
    try (IntDeviceBuffer a = DeviceBuffer.ints(6);
        IntDeviceBuffer b = DeviceBuffer.ints(6);
        FloatDeviceBuffer2 m = DeviceBuffer.floats(range(4, 5))) {
      q.submit(h -> h.copy(in, a.access(h, WRITE)));
      Kernels.fillBuffer(q, a);
      q.submit(h -> h.fill(b.access(h, WRITE), 7));
      q.submit(
          h ->
              h.copy(
                  a.access(h, READ, range(3), range(3)), b.access(h, WRITE, range(3), range(0))));
      Kernels.fillBuffer(q, b);
      q.submit(h -> h.copy(b.access(h, READ), out));
      q.await();
      assertThat(out).containsExactly(7, 10, 13, 10, 11, 12);
      Kernels.addInPart(q, m, 1);
      q.submit(h -> h.fill(m.access(h, WRITE, range(1, 2), range(2, 3)), 9f));
      Kernels.addInPart(q, m, 1);
      q.submit(h -> h.copy(m.access(h, READ, range(2, 3), range(1, 2)), box)).await();
      assertThat(box).containsExactly(2, 2, 2, 2, 10, 10);
      assertThatThrownBy(() -> q.submit(h -> h.copy(in, a.access(h, WRITE, range(2), range(0)))))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> q.submit(h -> h.fill(a.access(h, READ), 1)))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void emptyLaunchesAndArrays() {
    int[] none = {};
    Kernels.increment(q, none);
    q.await();
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(0)) {
      Kernels.fillBuffer(q, buffer);
    }
    // The queue has not failed.
    int[] one = {4};
    Kernels.increment(q, one);
    q.await();
    assertThat(one).containsExactly(5);
  }

  @Test
  void aspectsAreCheckedAtTheLaunch() {
    assertThatThrownBy(() -> Kernels.needsGpu(q, new int[1]))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageStartingWith(
            "Kernel uses optional feature corresponding to 'aspect::custom' but device does not"
                + " support this aspect.");
  }

  @Test
  void missingEntryPointIsNamed() {
    assertThatThrownBy(() -> Kernels.notInTheImage(q, new int[1]))
        .isInstanceOf(DeviceException.class)
        .hasMessageContaining("notInTheImage");
  }

  @Test
  void accessorOfAnotherLaunchIsRefused() {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(4)) {
      assertThatThrownBy(() -> Kernels.foreignAccessor(q, buffer))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("was not made for this launch");
    }
  }

  @Test
  void wrongSignatureIsRefused() {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(4)) {
      assertThatThrownBy(() -> Kernels.wrong(q, buffer))
          .isInstanceOf(KernelNotSupportedException.class)
          .hasMessageContaining("([FF[FI)V");
    }
  }

  @Test
  void nullArrayIsRefused() {
    assertThatThrownBy(() -> Kernels.transpose(q, 1, 1, null, new int[1]))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("captured by the kernel 'transpose' (Kernels.java:1");
  }
}
