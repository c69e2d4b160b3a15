package dev.sycamore.runtime.device;

import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.nativecpu.NativeCpuDevice;
import dev.sycamore.runtime.opencl.OpenClDevices;
import java.util.ArrayList;
import java.util.List;

/** The devices of this machine. */
public final class Devices {
  private static final String PROPERTY = "sycamore.device";
  private static final String VARIABLE = "SYCAMORE_DEVICE";

  private static final HostDevice HOST = new HostDevice();
  private static final NativeCpuDevice NATIVE_CPU = new NativeCpuDevice();

  private Devices() {}

  /** All devices, the same objects every time. */
  public static List<Device> all() {
    List<Device> all = withoutDrivers();
    all.addAll(OpenClDevices.all());
    return all;
  }

  private static List<Device> withoutDrivers() {
    List<Device> devices = new ArrayList<>();
    devices.add(HOST);
    if (NativeCpuDevice.isPresent()) {
      devices.add(NATIVE_CPU);
    }
    return devices;
  }

  /**
   * The device that a word names.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Device select(String word) {
    // No driver is loaded for a device that needs none.
    for (Device device : withoutDrivers()) {
      if (device.id().equals(word)) {
        return device;
      }
    }
    List<Device> all = all();
    for (Device device : all) {
      if (device.id().equals(word)) {
        return device;
      }
    }
    throw new IllegalArgumentException(
        "no device '"
            + word
            + "'; there are "
            + String.join(", ", all.stream().map(Device::id).toList()));
  }

  /** The device that is used when a program asks for none. */
  public static Device byDefault() {
    String word = System.getProperty(PROPERTY);
    if (word == null || word.isEmpty()) {
      word = System.getenv(VARIABLE);
    }
    return select(word == null || word.isEmpty() ? NativeCpuDevice.ID : word);
  }
}
