package dev.sycamore.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.launch.InMemoryContext;
import dev.sycamore.runtime.range.ElementRanges.Span;
import dev.sycamore.runtime.registry.Devices;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Of a buffer only those elements move that a command uses and that are not there. */
@Tag("module")
class MovedPartsTest {
  private static final int SIZE = 100;

  private final DeviceContext cpu = ((DriverDevice) Devices.select("native-cpu")).context();

  private static DeviceStatistics statistics() {
    return RuntimeStatistics.snapshot().device("native-cpu").orElseThrow();
  }

  @Test
  void aPartMovesWithoutTheRest() {
    int[] array = new int[SIZE];
    Arrays.fill(array, 3);
    Memory memory = Memory.wrapping(ElementKind.INT, array, new int[] {SIZE});
    DeviceStatistics before = statistics();

    memory.prepareOn(cpu, new Span(10, 30), true);
    DeviceBlock block = memory.prepareOn(cpu, new Span(20, 40), true);
    memory.prepareOn(cpu, new Span(60, 70), false);
    assertThat(statistics().bytesToDevice() - before.bytesToDevice()).isEqualTo(4 * 30);

    cpu.fill(block, 4 * 15, 4 * 20, 9, 4);
    memory.writtenOn(cpu, new Span(15, 35));
    memory.useOnHost(new Span(0, 20), true, false);
    assertThat(statistics().bytesFromDevice() - before.bytesFromDevice()).isEqualTo(4 * 5);
    assertThat(array[15]).isEqualTo(9);
    assertThat(memory.release()).isNull();
    assertThat(statistics().bytesFromDevice() - before.bytesFromDevice()).isEqualTo(4 * 20);
    assertThat(Arrays.copyOfRange(array, 15, 35)).containsOnly(9);
    assertThat(Arrays.copyOfRange(array, 35, SIZE)).containsOnly(3);
  }

  @Test
  void aNewBufferOfZerosIsNotMoved() {
    Memory memory = Memory.zeros(ElementKind.INT, new int[] {SIZE});
    DeviceStatistics before = statistics();

    memory.prepareOn(cpu, memory.whole(), true);
    memory.writtenOn(cpu, new Span(0, 1));
    assertThat(memory.release()).isNull();

    assertThat(statistics().bytesToDevice()).isEqualTo(before.bytesToDevice());
    assertThat(statistics().bytesFromDevice()).isEqualTo(before.bytesFromDevice());
  }

  /** Reads and writes of random parts, on the host and two devices, against an array. */
  @Test
  void randomUsesSeeWhatWasWrittenLast() {
    Random random = new Random(4711);
    for (int run = 0; run < 200; run++) {
      List<DeviceContext> contexts = List.of(cpu, new InMemoryContext());
      int[] model = random.nextBoolean() ? random.ints(SIZE).toArray() : new int[SIZE];
      boolean wraps = random.nextBoolean();
      int[] wrapped = wraps ? model.clone() : null;
      model = wraps ? model : new int[SIZE];
      Memory memory =
          wraps
              ? Memory.wrapping(ElementKind.INT, wrapped, new int[] {SIZE})
              : Memory.zeros(ElementKind.INT, new int[] {SIZE});
      for (int step = 0; step < 12; step++) {
        int begin = random.nextInt(SIZE);
        Span part = new Span(begin, begin + random.nextInt(SIZE - begin + 1));
        boolean writes = random.nextBoolean();
        boolean keeps = !writes || random.nextBoolean();
        use(random.nextInt(3), contexts, memory, part, keeps, writes, step, model);
      }
      memory.toHost();
      assertThat((int[]) memory.hostArray()).isEqualTo(model);
      assertThat(memory.release()).isNull();
    }
  }

  private static void use(
      int where,
      List<DeviceContext> contexts,
      Memory memory,
      Span part,
      boolean keeps,
      boolean writes,
      int value,
      int[] model) {
    int[] seen = new int[part.size()];
    if (where == 2) {
      memory.useOnHost(part, keeps, writes);
      int[] array = (int[]) memory.hostArray();
      System.arraycopy(array, part.begin(), seen, 0, part.size());
      if (writes) {
        Arrays.fill(array, part.begin(), part.end(), value);
      }
    } else {
      DeviceContext context = contexts.get(where);
      DeviceBlock block = memory.prepareOn(context, part, keeps);
      context.read(block, 4L * part.begin(), seen, 0, part.size());
      if (writes) {
        memory.writtenOn(context, part);
        context.fill(block, 4L * part.begin(), 4L * part.size(), value, 4);
      }
    }
    if (keeps) {
      assertThat(seen).isEqualTo(Arrays.copyOfRange(model, part.begin(), part.end()));
    }
    if (writes) {
      Arrays.fill(model, part.begin(), part.end(), value);
    }
  }
}
