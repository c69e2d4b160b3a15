package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.AccessMode;
import dev.sycamore.ApiDevices;
import dev.sycamore.Atomics;
import dev.sycamore.ByteAccessor;
import dev.sycamore.ByteDeviceBuffer;
import dev.sycamore.CharAccessor;
import dev.sycamore.CharDeviceBuffer;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.DoubleAccessor;
import dev.sycamore.DoubleDeviceBuffer;
import dev.sycamore.FloatAccessor;
import dev.sycamore.FloatDeviceBuffer;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntAccessor2;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.IntDeviceBuffer2;
import dev.sycamore.LongAccessor;
import dev.sycamore.LongAccessor3;
import dev.sycamore.LongDeviceBuffer;
import dev.sycamore.LongDeviceBuffer3;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.ShortAccessor;
import dev.sycamore.ShortDeviceBuffer;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lwjgl.system.MemoryUtil;

/** Buffers over direct buffers of {@code java.nio}, which have their elements off the heap. */
@Requires(Tool.CC)
@Timeout(60)
@Tag("module")
class OffHeapBufferTest {
  static List<String> devices() {
    return DeviceMemoryTest.devices();
  }

  private static ByteBuffer bytes(int size) {
    return ByteBuffer.allocateDirect(size).order(ByteOrder.nativeOrder());
  }

  private static IntBuffer ints(int... values) {
    return bytes(Integer.BYTES * values.length).asIntBuffer().put(values).flip();
  }

  private static int[] array(IntBuffer elements) {
    int[] array = new int[elements.capacity()];
    elements.get(0, array);
    return array;
  }

  private static DeviceStatistics statistics() {
    return RuntimeStatistics.snapshot().device("native-cpu").orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("devices")
  void elementsBetweenPositionAndLimitHaveTheResults(String device) {
    IntBuffer elements = ints(9, 10, 20, 30, 9).position(1).limit(4);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(elements)) {
      elements.clear();
      Kernels.fillBuffer(q, buffer);
      Kernels.fillBuffer(q, buffer.subBuffer(range(1), range(2)));
      q.await();
    }
    assertThat(array(elements)).containsExactly(9, 10, 21, 33, 9);
  }

  @Test
  void nativeCpuUsesTheElementsWhereTheyAre() {
    IntBuffer elements = ints(1, 2, 3);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        IntDeviceBuffer other = DeviceBuffer.ints(1)) {
      Kernels.fillBuffer(q, other).await();
      DeviceStatistics before = statistics();
      try (IntDeviceBuffer buffer = DeviceBuffer.wrap(elements)) {
        Kernels.fillBuffer(q, buffer).await();
        assertThat(array(elements)).containsExactly(1, 3, 5);
        assertThat(statistics().liveBytes()).isEqualTo(before.liveBytes());
      }
      DeviceStatistics after = statistics();
      assertThat(after.bytesToDevice()).isEqualTo(before.bytesToDevice());
      assertThat(after.bytesFromDevice()).isEqualTo(before.bytesFromDevice());
    }
  }

  /** Devices that copy, that use the elements in place, and the host, in turns. */
  @Test
  void valuesFollowTheCommandsFromDeviceToDevice() {
    IntBuffer elements = ints(1, 2, 3);
    FaultyDevice copying =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> false);
    try (DeviceQueue inPlace = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        DeviceQueue copies = DeviceQueue.open(ApiDevices.of(copying));
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(elements)) {
      for (DeviceQueue q : List.of(copies, inPlace, copies, host, inPlace, host, copies)) {
        Kernels.fillBuffer(q, buffer);
      }
      try (IntAccessor seen = buffer.hostAccess(READ_WRITE)) {
        assertThat(seen.get(2)).isEqualTo(17);
        seen.set(0, 100);
      }
      Kernels.fillBuffer(copies, buffer);
      inPlace.submit(h -> h.prefetch(buffer.access(h, READ)));
      copies.await();
    }
    assertThat(array(elements)).containsExactly(100, 10, 19);
    assertThat(copying.live()).isZero();
  }

  @ParameterizedTest
  @MethodSource("devices")
  void commandsFillAndCopyThem(String device) {
    IntBuffer elements = ints(1, 2, 3, 4, 5, 6);
    int[] seen = new int[3];
    int[] all = new int[4];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device));
        IntDeviceBuffer2 a = DeviceBuffer.wrap(elements, range(2, 3));
        IntDeviceBuffer2 b = DeviceBuffer.ints(range(2, 3));
        IntDeviceBuffer2 c = DeviceBuffer.wrap(ints(0, 0, 0, 0, 0, 0), range(2, 3))) {
      q.submit(h -> h.copy(new int[] {7, 8}, a.access(h, WRITE, range(2, 1), range(0, 1))));
      q.submit(h -> h.copy(a.access(h, READ), b.access(h, WRITE)));
      q.submit(h -> h.copy(b.access(h, READ), c.access(h, WRITE)));
      q.submit(h -> h.fill(c.access(h, WRITE, range(1, 2), range(1, 0)), -1));
      q.submit(h -> h.copy(c.access(h, READ), a.access(h, WRITE)));
      q.submit(h -> h.copy(a.access(h, READ, range(1, 3), range(1, 0)), seen));
      q.submit(h -> h.copy(c.access(h, READ, range(2, 2), range(0, 1)), all));
      q.await();
    }
    assertThat(seen).containsExactly(-1, -1, 6);
    assertThat(all).containsExactly(7, 3, -1, 6);
    assertThat(array(elements)).containsExactly(1, 7, 3, -1, -1, 6);
  }

  @Test
  void eachKindOfElementsHasABuffer() {
    ByteBuffer memory = bytes(64);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        ByteDeviceBuffer bytes = DeviceBuffer.wrap(memory.slice(0, 2));
        ShortDeviceBuffer shorts = DeviceBuffer.wrap(slice(memory, 8, 4).asShortBuffer());
        CharDeviceBuffer chars = DeviceBuffer.wrap(slice(memory, 16, 4).asCharBuffer());
        LongDeviceBuffer longs = DeviceBuffer.wrap(slice(memory, 24, 16).asLongBuffer());
        FloatDeviceBuffer floats = DeviceBuffer.wrap(slice(memory, 40, 8).asFloatBuffer());
        DoubleDeviceBuffer doubles = DeviceBuffer.wrap(slice(memory, 48, 16).asDoubleBuffer())) {
      q.submit(
          h -> {
            ByteAccessor b = bytes.access(h, READ_WRITE);
            ShortAccessor s = shorts.access(h, READ_WRITE);
            CharAccessor c = chars.access(h, READ_WRITE);
            h.singleTask(
                () -> {
                  b.set(1, -5);
                  b.set(0, (byte) (b.get(1) + 1));
                  s.set(1, -500);
                  s.set(0, (short) (s.get(1) + 1));
                  c.set(1, 'b');
                  c.set(0, (char) (c.get(1) + 1));
                });
          });
      q.submit(
          h -> {
            LongAccessor l = longs.access(h, READ_WRITE);
            FloatAccessor f = floats.access(h, READ_WRITE);
            DoubleAccessor d = doubles.access(h, READ_WRITE);
            h.singleTask(
                () -> {
                  l.set(1, 1L << 40);
                  l.set(0, l.get(1) + 1);
                  f.set(1, 0.5f);
                  f.set(0, f.get(1) + 1);
                  d.set(1, 0.25);
                  d.set(0, d.get(1) + 1);
                });
          });
    }
    assertThat(memory.get(0)).isEqualTo((byte) -4);
    assertThat(memory.get(1)).isEqualTo((byte) -5);
    assertThat(memory.getShort(8)).isEqualTo((short) -499);
    assertThat(memory.getShort(10)).isEqualTo((short) -500);
    assertThat(memory.getChar(16)).isEqualTo('c');
    assertThat(memory.getLong(24)).isEqualTo((1L << 40) + 1);
    assertThat(memory.getFloat(40)).isEqualTo(1.5f);
    assertThat(memory.getDouble(48)).isEqualTo(1.25);
  }

  private static ByteBuffer slice(ByteBuffer memory, int at, int size) {
    return memory.slice(at, size).order(ByteOrder.nativeOrder());
  }

  @Test
  void threeDimensionsAndNoElements() {
    LongBuffer elements = bytes(8 * 24).asLongBuffer();
    try (LongDeviceBuffer3 buffer = DeviceBuffer.wrap(elements, range(2, 3, 4));
        LongAccessor3 host = buffer.hostAccess(WRITE)) {
      host.set(1, 2, 3, 5);
      assertThat(host.get(1, 2, 3)).isEqualTo(5);
    }
    assertThat(elements.get(23)).isEqualTo(5);
    try (IntDeviceBuffer empty = DeviceBuffer.wrap(ints())) {
      assertThat(empty.size()).isZero();
    }
  }

  @Test
  void atomicOperationsOfManyWorkItems() {
    IntBuffer elements = ints(0, Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 0, 0, 0, 5);
    FloatBuffer sums = bytes(8).asFloatBuffer().put(1, 100);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        IntDeviceBuffer2 buffer = DeviceBuffer.wrap(elements, range(2, 4));
        FloatDeviceBuffer floats = DeviceBuffer.wrap(sums)) {
      q.submit(
          h -> {
            IntAccessor2 a = buffer.access(h, READ_WRITE);
            FloatAccessor f = floats.access(h, READ_WRITE);
            h.parallelFor(
                range(10_000),
                i -> {
                  Atomics.add(a, 0, 0, 2);
                  Atomics.sub(a, 0, 0, 1);
                  Atomics.min(a, 0, 1, i);
                  Atomics.max(a, 0, 2, i);
                  Atomics.and(a, 0, 3, ~(i & 0xff));
                  Atomics.or(a, 1, 0, i);
                  Atomics.xor(a, 1, 1, i);
                  if (i < 4) {
                    Atomics.add(f, 0, 0.5f);
                    Atomics.sub(f, 0, 0.25f);
                    Atomics.min(f, 1, i);
                  }
                });
          });
      q.submit(
          h -> {
            IntAccessor2 a = buffer.access(h, READ_WRITE);
            h.singleTask(
                () -> {
                  Atomics.store(a, 1, 2, Atomics.load(a, 1, 3) + 1);
                  Atomics.store(a, 1, 3, Atomics.compareExchange(a, 1, 3, 5, 70));
                  Atomics.add(a, 1, 3, Atomics.exchange(a, 1, 2, 40));
                });
          });
    }
    int xor = 0;
    int or = 0;
    for (int i = 0; i < 10_000; i++) {
      xor ^= i;
      or |= i;
    }
    assertThat(array(elements)).containsExactly(10_000, 0, 9_999, ~0xff, or, xor, 40, 11);
    assertThat(sums.get(0)).isEqualTo(1);
    assertThat(sums.get(1)).isZero();
  }

  @Test
  void whatCannotBeUsedInPlaceIsRefused() {
    assertThatThrownBy(() -> DeviceBuffer.wrap(IntBuffer.wrap(new int[4])))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the IntBuffer is not direct: wrap its array, or use allocateDirect");
    ByteOrder foreign =
        ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN
            ? ByteOrder.LITTLE_ENDIAN
            : ByteOrder.BIG_ENDIAN;
    assertThatThrownBy(() -> DeviceBuffer.wrap(bytes(8).order(foreign).asFloatBuffer()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the elements of the FloatBuffer are "
                + foreign
                + ", and this machine is "
                + ByteOrder.nativeOrder()
                + ": call order(ByteOrder.nativeOrder()) of the ByteBuffer before asFloatBuffer()");
    assertThatThrownBy(() -> DeviceBuffer.wrap(slice(bytes(16), 2, 8).asIntBuffer()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the IntBuffer begins 2 bytes after an address");
    assertThatThrownBy(() -> DeviceBuffer.wrap(ints(1, 2, 3), range(2, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a range of [2, 2] over 3 elements");
    // Nobody looks at this memory.
    LongBuffer large = MemoryUtil.memLongBuffer(64, 1 << 28);
    assertThatThrownBy(() -> DeviceBuffer.wrap(large))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the LongBuffer has 2147483648 bytes; the most are 2147483647");
  }

  /** Devices would have two copies, and nothing would order the commands that use them. */
  @ParameterizedTest
  @MethodSource("devices")
  void twoBuffersOverTheSameMemoryAreRefusedWhereOneIsWritten(String device) {
    IntBuffer elements = ints(1, 2, 3, 4, 5, 6);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device));
        IntDeviceBuffer one = DeviceBuffer.wrap(elements.slice(0, 3));
        IntDeviceBuffer same = DeviceBuffer.wrap(elements.slice(0, 3));
        IntDeviceBuffer overlapping = DeviceBuffer.wrap(elements.slice(2, 3))) {
      for (IntDeviceBuffer other : List.of(same, overlapping)) {
        assertOverlap(q, one, other);
        assertOverlap(q, other, one);
      }
    }
    assertThat(array(elements)).containsExactly(1, 2, 3, 4, 5, 6);
  }

  private static void assertOverlap(DeviceQueue q, IntDeviceBuffer to, IntDeviceBuffer from) {
    assertThatThrownBy(() -> Kernels.addBuffer(q, to, from))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "'a0' and 'a1', captured by the kernel 'addBuffer' (Kernels.java:1:1), are of two"
                + " buffers over the same memory, and the kernel writes one of them: use one buffer"
                + " and its parts, or a copy");
  }

  @Test
  void neighboursPartsOfOneBufferAndTwoBuffersOverOneArrayAreNoOverlap() {
    IntBuffer elements = ints(1, 2, 3, 4);
    int[] array = {7, 8};
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        IntDeviceBuffer one = DeviceBuffer.wrap(elements.slice(0, 2));
        IntDeviceBuffer next = DeviceBuffer.wrap(elements.slice(2, 2));
        IntDeviceBuffer ofArray = DeviceBuffer.wrap(array);
        IntDeviceBuffer second = DeviceBuffer.wrap(array);
        IntDeviceBuffer none = DeviceBuffer.wrap(elements.slice(1, 0))) {
      Kernels.addBuffer(q, one, next);
      Kernels.addBuffer(q, ofArray, second);
      Kernels.addBuffer(q, next.subBuffer(range(0), range(1)), next.subBuffer(range(1), range(1)));
      assertThat(none.size()).isZero();
    }
    assertThat(array(elements)).containsExactly(4, 2, 7, 4);
    assertThat(array).containsExactly(14, 8);
  }

  @ParameterizedTest
  @MethodSource("devices")
  void whatIsForReadingOnlyIsNotWritten(String device) {
    IntBuffer elements = ints(4, 5, 6);
    int[] seen = new int[3];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device));
        IntDeviceBuffer buffer = DeviceBuffer.wrap(elements.asReadOnlyBuffer());
        IntDeviceBuffer target = DeviceBuffer.wrap(seen)) {
      for (AccessMode mode : AccessMode.values()) {
        if (mode != READ) {
          assertThatThrownBy(() -> q.submit(h -> buffer.access(h, mode)))
              .isInstanceOf(IllegalStateException.class)
              .hasMessage(
                  "the mode "
                      + mode
                      + " writes, and the IntDeviceBuffer of range [3] is over a buffer for"
                      + " reading only");
          assertThatThrownBy(() -> buffer.hostAccess(mode))
              .isInstanceOf(IllegalStateException.class);
        }
      }
      try (IntAccessor host = buffer.hostAccess(READ)) {
        assertThat(host.get(2)).isEqualTo(6);
      }
      q.submit(h -> h.copy(buffer.access(h, READ), target.access(h, WRITE)));
      Kernels.fillBuffer(q, target);
    }
    assertThat(seen).containsExactly(4, 6, 8);
    assertThat(array(elements)).containsExactly(4, 5, 6);
  }

  /** From JDK 22 on; found by reflection, as the tests are compiled for an older one. */
  @ParameterizedTest
  @MethodSource("devices")
  void aNativeMemorySegmentIsWrappedAsAByteBuffer(String device) throws Exception {
    assumeTrue(Runtime.version().feature() >= 22);
    Class<?> arenas = Class.forName("java.lang.foreign.Arena");
    Class<?> segments = Class.forName("java.lang.foreign.MemorySegment");
    for (String kind : List.of("ofShared", "ofConfined")) {
      try (AutoCloseable arena = (AutoCloseable) arenas.getMethod(kind).invoke(null)) {
        Object segment =
            arenas.getMethod("allocate", long.class, long.class).invoke(arena, 4000L, 4L);
        ByteBuffer memory = (ByteBuffer) segments.getMethod("asByteBuffer").invoke(segment);
        IntBuffer elements = memory.order(ByteOrder.nativeOrder()).asIntBuffer();
        try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device));
            IntDeviceBuffer buffer = DeviceBuffer.wrap(elements)) {
          Kernels.fillBuffer(q, buffer);
          Kernels.fillBuffer(q, buffer);
        }
        assertThat(elements.get(999)).isEqualTo(2 * 999);
      }
    }
  }
}
