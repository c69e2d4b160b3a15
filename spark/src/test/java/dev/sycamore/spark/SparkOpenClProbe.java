package dev.sycamore.spark;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import dev.sycamore.testsupport.tools.Tool;

/** Whether the runtime finds an OpenCL device. */
public final class SparkOpenClProbe implements Tool.Probe {

  @Override
  public Tool tool() {
    return Tool.OPENCL;
  }

  @Override
  public boolean isPresent() {
    return ComputeDevice.all().stream().anyMatch(device -> device.kind() == DeviceKind.OPENCL);
  }
}
