package dev.sycamore.compiled;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ApiDevices;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntAccessor2;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.IntDeviceBuffer2;
import dev.sycamore.Range;
import dev.sycamore.Range2;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.testing.FaultyDevice;
import dev.sycamore.testing.FaultyDevice.Fault;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fills, copies and prefetches of buffers, on devices where that is where the elements are. */
@Requires(Tool.CC)
@Timeout(60)
@Tag("module")
class BufferCommandsTest {
  private static final int ROWS = 6;
  private static final int COLUMNS = 9;

  static List<String> devices() {
    return DeviceMemoryTest.devices();
  }

  private static DeviceStatistics statistics() {
    return RuntimeStatistics.snapshot().device("native-cpu").orElseThrow();
  }

  @Test
  void whatIsOnTheDeviceStaysThere() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        IntDeviceBuffer a = DeviceBuffer.ints(100);
        IntDeviceBuffer b = DeviceBuffer.ints(100)) {
      DeviceStatistics before = statistics();
      q.submit(h -> h.fill(a.access(h, WRITE_DISCARD), 7));
      Kernels.fillBuffer(q, a);
      q.submit(h -> h.fill(a.access(h, WRITE, range(10), range(20)), 3));
      q.submit(
          h ->
              h.copy(
                  a.access(h, READ, range(50), range(10)),
                  b.access(h, WRITE, range(50), range(50))));
      q.submit(h -> h.prefetch(b.access(h, READ)));
      Kernels.fillBuffer(q, b);
      q.await();
      DeviceStatistics after = statistics();
      assertThat(after.bytesToDevice()).isEqualTo(before.bytesToDevice());
      assertThat(after.bytesFromDevice()).isEqualTo(before.bytesFromDevice());
      assertThat(after.bytesOnDevice() - before.bytesOnDevice()).isEqualTo(200);
      try (IntAccessor seen = b.hostAccess(READ)) {
        assertThat(seen.get(49)).isEqualTo(49);
        assertThat(seen.get(50)).isEqualTo(50 + 17);
        assertThat(seen.get(60)).isEqualTo(60 + 3);
      }
    }
  }

  @Test
  void aPrefetchMovesTheElementsOfItsPart() {
    int[] data = new int[100];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        IntDeviceBuffer a = DeviceBuffer.wrap(data)) {
      DeviceStatistics before = statistics();
      q.submit(h -> h.prefetch(a.access(h, READ, range(30), range(20))));
      q.await();
      assertThat(statistics().bytesToDevice() - before.bytesToDevice()).isEqualTo(120);
      Kernels.fillBuffer(q, a.subBuffer(range(20), range(30)));
      q.await();
      assertThat(statistics().bytesToDevice() - before.bytesToDevice()).isEqualTo(120);
    }
    assertThat(data[19]).isZero();
    assertThat(data[49]).isEqualTo(29);
  }

  /** The same holds for captured arrays: a kernel of two, which writes one of them. */
  @Test
  void arraysThatKernelsOnlyReadAreNotCopiedBack() {
    float[] x = {1, 2, 3, 4};
    float[] y = {10, 20, 30, 40};
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      DeviceStatistics before = statistics();
      Kernels.saxpy(q, 2, x, y);
      Kernels.saxpy(q, 2, x, y);
      q.await();
      assertThat(statistics().bytesToDevice() - before.bytesToDevice()).isEqualTo(32);
      assertThat(statistics().bytesFromDevice() - before.bytesFromDevice()).isEqualTo(16);
    }
    assertThat(y).containsExactly(14, 28, 42, 56);
  }

  @Test
  void anAccessorOfAnotherHandlerIsRefused() {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"));
        IntDeviceBuffer a = DeviceBuffer.ints(4)) {
      IntAccessor[] kept = new IntAccessor[1];
      q.submit(h -> kept[0] = a.access(h, READ_WRITE));
      assertThatThrownBy(() -> q.submit(h -> h.prefetch(kept[0])))
          .isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> q.submit(h -> h.fill(kept[0], 1)))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  /** A fill that fails has changed nothing of a buffer whose values are elsewhere. */
  @Test
  void aFillThatFailsIsTheFailureOfItsEvent() {
    boolean[] fails = {false};
    FaultyDevice device =
        new FaultyDevice(ApiDevices.device(ComputeDevice.select("native-cpu")), call -> fails[0]);
    int[] data = {1, 2, 3};
    try (DeviceQueue q = DeviceQueue.open(ApiDevices.of(device));
        IntDeviceBuffer a = DeviceBuffer.wrap(data)) {
      Kernels.fillBuffer(q, a);
      try (IntAccessor host = a.hostAccess(READ)) {
        assertThat(host.get(2)).isEqualTo(5);
      }
      fails[0] = true;
      Event fill = q.submit(h -> h.fill(a.access(h, WRITE_DISCARD), 9));
      assertThatThrownBy(fill::await)
          .isInstanceOf(DeviceException.class)
          .hasMessage("the fill of the IntDeviceBuffer of range [3] failed: injected into fill")
          .hasCauseInstanceOf(Fault.class);
      fails[0] = false;
    }
    assertThat(data).containsExactly(1, 3, 5);
  }

  private record Box(Range2 extent, Range2 offset, int rows, int columns, int row, int column) {
    static Box random(Random random, int rows, int columns) {
      int row = random.nextInt(ROWS - rows + 1);
      int column = random.nextInt(COLUMNS - columns + 1);
      return new Box(
          Range.range(rows, columns), Range.range(row, column), rows, columns, row, column);
    }

    int index(int i, int j) {
      return (row + i) * COLUMNS + column + j;
    }
  }

  @ParameterizedTest
  @MethodSource("devices")
  void randomBoxesAgreeWithAModel(String device) {
    Random random = new Random(99);
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device));
        DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      for (int run = 0; run < 15; run++) {
        int[][] arrays = {random.ints(ROWS * COLUMNS).toArray(), new int[ROWS * COLUMNS]};
        int[][] models = {arrays[0].clone(), new int[ROWS * COLUMNS]};
        List<IntDeviceBuffer2> buffers =
            List.of(
                DeviceBuffer.wrap(arrays[0], range(ROWS, COLUMNS)),
                DeviceBuffer.ints(range(ROWS, COLUMNS)));
        for (int step = 0; step < 20; step++) {
          step(random, random.nextInt(4) == 0 ? host : q, buffers, models);
        }
        for (int i = 0; i < 2; i++) {
          try (IntAccessor2 seen = buffers.get(i).hostAccess(READ)) {
            for (int k = 0; k < ROWS * COLUMNS; k++) {
              assertThat(seen.get(k / COLUMNS, k % COLUMNS)).isEqualTo(models[i][k]);
            }
          }
          buffers.get(i).close();
        }
        assertThat(arrays[0]).isEqualTo(models[0]);
      }
    }
  }

  private static void step(
      Random random, DeviceQueue q, List<IntDeviceBuffer2> buffers, int[][] models) {
    int from = random.nextInt(2);
    int to = 1 - from;
    int rows = random.nextInt(ROWS + 1);
    int columns = random.nextInt(3) == 0 ? COLUMNS : random.nextInt(COLUMNS + 1);
    Box source = Box.random(random, rows, columns);
    Box target = Box.random(random, rows, columns);
    int value = random.nextInt();
    switch (random.nextInt(4)) {
      case 0 -> {
        q.submit(
            h -> h.fill(buffers.get(to).access(h, WRITE, target.extent, target.offset), value));
        forEach(target, source, (at, other) -> models[to][at] = value);
      }
      case 1 -> {
        q.submit(
            h ->
                h.copy(
                    buffers.get(from).access(h, READ, source.extent, source.offset),
                    buffers.get(to).access(h, WRITE, target.extent, target.offset)));
        forEach(target, source, (at, other) -> models[to][at] = models[from][other]);
      }
      case 2 ->
          q.submit(
              h ->
                  h.prefetch(
                      buffers.get(from).access(h, READ_WRITE, source.extent, source.offset)));
      default -> {
        IntAccessor2 part =
            buffers.get(to).subBuffer(target.offset, target.extent).hostAccess(READ_WRITE);
        forEach(
            target,
            source,
            (at, other) -> {
              int i = at / COLUMNS - target.row;
              int j = at % COLUMNS - target.column;
              assertThat(part.get(i, j)).isEqualTo(models[to][at]);
              part.set(i, j, value ^ at);
              models[to][at] = value ^ at;
            });
        part.close();
      }
    }
  }

  @FunctionalInterface
  private interface Elements {
    void visit(int at, int other);
  }

  private static void forEach(Box box, Box other, Elements elements) {
    for (int i = 0; i < box.rows; i++) {
      for (int j = 0; j < box.columns; j++) {
        elements.visit(box.index(i, j), other.index(i, j));
      }
    }
  }
}
