package dev.sycamore.runtime.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemoryException;
import dev.sycamore.RuntimeStatistics;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.registry.Devices;
import dev.sycamore.testing.FaultyDevice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Out of device memory: room is made once, then the allocation fails clearly. */
@Tag("module")
class BlockAllocatorTest {
  private static FaultyDevice device(boolean everyCallFails) {
    DriverDevice real = (DriverDevice) Devices.select("native-cpu");
    return new FaultyDevice(real, call -> everyCallFails);
  }

  private static long reclaims() {
    return RuntimeStatistics.snapshot()
        .device("faulty")
        .map(RuntimeStatistics.DeviceStatistics::reclaims)
        .orElse(0L);
  }

  @Test
  void anAllocationThatFindsNoRoomOnceSucceeds() {
    FaultyDevice device = device(false);
    device.failAllocations(1);
    long before = reclaims();

    DeviceBlock block = BlockAllocator.allocate(device.context(), AllocationKind.DEVICE, 100);

    assertThat(block.size()).isEqualTo(100);
    assertThat(device.reclaims()).isEqualTo(1);
    assertThat(reclaims()).isEqualTo(before + 1);
    device.context().release(block);
  }

  @Test
  void anAllocationThatFindsNoRoomTwiceFailsWithWhatIsThere() {
    FaultyDevice device = device(false);
    device.failAllocations(2);

    assertThatThrownBy(
            () -> BlockAllocator.allocate(device.context(), AllocationKind.SHARED, 123_456))
        .isInstanceOf(DeviceMemoryException.class)
        .hasMessageMatching(
            "faulty: no memory for 123456 bytes \\(injected\\); -?\\d+ bytes are in use in"
                + " -?\\d+ blocks, the device has [1-9]\\d+");
    assertThat(device.reclaims()).isEqualTo(1);
    assertThat(device.live()).isZero();
  }

  @Test
  void otherFailuresAreNotTriedAgain() {
    FaultyDevice device = device(true);

    assertThatThrownBy(() -> BlockAllocator.allocate(device.context(), AllocationKind.DEVICE, 1))
        .isInstanceOf(DeviceException.class)
        .hasMessage("injected into allocate");
    assertThat(device.faults()).isEqualTo(1);
  }

  @Test
  void theProcessorHasNoRoomForMoreThanAddressSpace() {
    DeviceContext context = ((DriverDevice) Devices.select("native-cpu")).context();

    assertThatThrownBy(() -> BlockAllocator.allocate(context, AllocationKind.DEVICE, 1L << 60))
        .isInstanceOf(DeviceMemoryException.class)
        .hasMessageContaining("native-cpu: no memory for " + (1L << 60) + " bytes; ");
  }
}
