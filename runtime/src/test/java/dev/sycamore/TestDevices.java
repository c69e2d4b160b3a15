package dev.sycamore;

import dev.sycamore.runtime.device.Device;

/** Devices that only tests have. */
public final class TestDevices {
  private TestDevices() {}

  /** A device of the API over one of the runtime. */
  public static ComputeDevice of(Device device) {
    return new ComputeDevice(device);
  }

  /** The device of the runtime below one of the API. */
  public static Device device(ComputeDevice device) {
    return device.device();
  }
}
