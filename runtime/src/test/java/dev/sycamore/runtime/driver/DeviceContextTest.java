package dev.sycamore.runtime.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.RuntimeStatistics;
import dev.sycamore.RuntimeStatistics.DeviceStatistics;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.registry.Devices;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What every device promises of its memory. */
class DeviceContextTest {
  private static final int LENGTH = 5000;

  @Test
  void nativeBlocksShowNothingOfEarlierOnes() {
    blocksShowNothingOfEarlierOnes("native-cpu");
  }

  @Test
  @Requires(Tool.OPENCL)
  void openClBuffersShowNothingOfEarlierOnes() {
    blocksShowNothingOfEarlierOnes("opencl:0");
  }

  private static void blocksShowNothingOfEarlierOnes(String device) {
    DeviceContext context = ((DriverDevice) Devices.select(device)).context();
    int[] secret = new int[LENGTH];
    Arrays.fill(secret, 0x5EC7E7);
    for (int round = 0; round < 20; round++) {
      DeviceMemory first = context.allocate(4L * LENGTH);
      context.write(first, secret);
      context.release(first);
      DeviceMemory second = context.allocate(4L * LENGTH);
      int[] seen = new int[LENGTH];
      Arrays.fill(seen, -1);
      context.read(second, seen);
      context.release(second);
      assertThat(seen).containsOnly(0);
    }
  }

  @Test
  void nativeCopiesAreCounted() {
    copiesAreCounted("native-cpu");
  }

  @Test
  @Requires(Tool.OPENCL)
  void openClCopiesAreCounted() {
    copiesAreCounted("opencl:0");
  }

  private static void copiesAreCounted(String device) {
    DeviceContext context = ((DriverDevice) Devices.select(device)).context();
    DeviceMemory memory = context.allocate(4L * LENGTH);
    DeviceStatistics before = statistics(device);
    context.write(memory, new int[LENGTH]);
    context.read(memory, new int[LENGTH]);
    DeviceStatistics after = statistics(device);
    context.release(memory);
    assertThat(after.copiesToDevice()).isEqualTo(before.copiesToDevice() + 1);
    assertThat(after.bytesToDevice()).isEqualTo(before.bytesToDevice() + 4 * LENGTH);
    assertThat(after.copiesFromDevice()).isEqualTo(before.copiesFromDevice() + 1);
    assertThat(after.bytesFromDevice()).isEqualTo(before.bytesFromDevice() + 4 * LENGTH);
    DeviceStatistics released = statistics(device);
    assertThat(released.liveBlocks()).isEqualTo(before.liveBlocks() - 1);
    assertThat(released.liveBytes()).isEqualTo(before.liveBytes() - 4 * LENGTH);
  }

  private static DeviceStatistics statistics(String device) {
    return RuntimeStatistics.snapshot().device(device).orElseThrow();
  }
}
