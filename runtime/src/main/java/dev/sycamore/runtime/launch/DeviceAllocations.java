package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.memory.Allocation;
import java.util.List;
import java.util.stream.Stream;

/** Allocates memory for programs, where a device has the kind that they ask for. */
public final class DeviceAllocations {
  private DeviceAllocations() {}

  /**
   * Allocates zeros.
   *
   * @throws IllegalArgumentException if the length is negative
   * @throws dev.sycamore.DeviceException if the device does not have the kind of memory
   * @throws dev.sycamore.DeviceMemoryException if it has no room
   */
  public static Allocation allocate(
      RuntimeDevice device, ElementKind element, int length, AllocationKind kind) {
    if (length < 0) {
      throw new IllegalArgumentException("memory of " + length + " elements");
    }
    if (!device.aspects().contains(kind.aspect())) {
      List<AllocationKind> present =
          Stream.of(AllocationKind.values())
              .filter(k -> device.aspects().contains(k.aspect()))
              .toList();
      throw ApiExceptions.device(
          "the device "
              + device.id()
              + " ("
              + device.name()
              + ") has no memory of the kind "
              + kind
              + " (aspect "
              + kind.aspect().syclName()
              + "); it has "
              + present);
    }
    return device instanceof DriverDevice driver
        ? Allocation.onDevice(driver.context(), kind, element, length)
        : Allocation.onJvm(device.id(), kind, element, length);
  }
}
