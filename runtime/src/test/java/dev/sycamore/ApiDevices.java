package dev.sycamore;

import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.launch.DriverDevice;

/** Devices that only tests have. */
public final class ApiDevices {
  private ApiDevices() {}

  /** A device of the API over one of the runtime. */
  public static ComputeDevice of(RuntimeDevice device) {
    return new ComputeDevice(device);
  }

  /** The device of the runtime below one of the API. */
  public static DriverDevice device(ComputeDevice device) {
    return (DriverDevice) device.device();
  }
}
