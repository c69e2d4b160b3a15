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

/** Of a captured array only those elements move that launches use, and what they wrote. */
@Tag("module")
class CapturedPartsTest {
  private static final int SIZE = 100;

  private final DeviceContext cpu = ((DriverDevice) Devices.select("native-cpu")).context();

  private static DeviceStatistics statistics() {
    return RuntimeStatistics.snapshot().device("native-cpu").orElseThrow();
  }

  @Test
  void whatIsFilledOrNotUsedDoesNotMove() {
    int[] array = new int[SIZE];
    Arrays.fill(array, 3);
    Memory memory = Memory.capturing(ElementKind.INT, array);
    DeviceStatistics before = statistics();

    DeviceBlock block = memory.prepareParts(cpu, cpu, new Span(0, 0), new Span(20, 30), true);
    cpu.fill(block, 4 * 20, 4 * 10, 9, 4);
    memory.writtenOn(cpu, new Span(20, 30));
    assertThat(statistics().bytesToDevice()).isEqualTo(before.bytesToDevice());

    memory.prepareParts(cpu, cpu, new Span(10, 40), new Span(50, 60), false);
    assertThat(statistics().bytesToDevice() - before.bytesToDevice()).isEqualTo(4 * 30);

    Arrays.fill(array, 70, SIZE, 5);
    assertThat(memory.release()).isNull();
    assertThat(statistics().bytesFromDevice() - before.bytesFromDevice()).isEqualTo(4 * 10);
    assertThat(Arrays.copyOfRange(array, 20, 30)).containsOnly(9);
    assertThat(Arrays.copyOfRange(array, 0, 20)).containsOnly(3);
    assertThat(Arrays.copyOfRange(array, 30, 70)).containsOnly(3);
    assertThat(Arrays.copyOfRange(array, 70, SIZE)).containsOnly(5);
  }

  /** Launches on two devices that use random parts, and waits of the host, against an array. */
  @Test
  void randomLaunchesSeeWhatWasWrittenLast() {
    Random random = new Random(38);
    for (int run = 0; run < 300; run++) {
      List<DeviceContext> contexts = List.of(cpu, new InMemoryContext());
      int[] model = random.ints(SIZE).toArray();
      int[] array = model.clone();
      Memory memory = Memory.capturing(ElementKind.INT, array);
      for (int step = 0; step < 10; step++) {
        DeviceContext context = contexts.get(random.nextInt(2));
        launch(context, memory, part(random), part(random), random.nextBoolean(), step, model);
        if (random.nextInt(4) == 0) {
          assertThat(memory.release()).isNull();
          assertThat(array).isEqualTo(model);
          array[step] = model[step] = -step;
        }
      }
      assertThat(memory.release()).isNull();
      assertThat(array).isEqualTo(model);
    }
  }

  private static Span part(Random random) {
    int begin = random.nextInt(SIZE);
    return new Span(begin, begin + random.nextInt(SIZE - begin + 1));
  }

  private static void launch(
      DeviceContext context,
      Memory memory,
      Span read,
      Span written,
      boolean fills,
      int value,
      int[] model) {
    DeviceBlock block = memory.prepareParts(context, context, read, written, fills);
    int[] seen = new int[SIZE];
    context.read(block, 4L * read.begin(), seen, read.begin(), read.size());
    assertThat(Arrays.copyOfRange(seen, read.begin(), read.end()))
        .isEqualTo(Arrays.copyOfRange(model, read.begin(), read.end()));
    int end = fills ? written.end() : written.begin() + written.size() / 2;
    context.fill(block, 4L * written.begin(), 4L * (end - written.begin()), value, 4);
    Arrays.fill(model, written.begin(), end, value);
    memory.writtenOn(context, written);
  }
}
