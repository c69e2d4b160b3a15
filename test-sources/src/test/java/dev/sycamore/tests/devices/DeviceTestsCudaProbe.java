package dev.sycamore.tests.devices;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import dev.sycamore.testsupport.tools.Tool;

/** Whether the runtime finds a GPU with CUDA. */
public final class DeviceTestsCudaProbe implements Tool.Probe {

  @Override
  public Tool tool() {
    return Tool.CUDA;
  }

  @Override
  public boolean isPresent() {
    return ComputeDevice.all().stream().anyMatch(device -> device.kind() == DeviceKind.CUDA);
  }
}
