package dev.sycamore.tests.devices;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import java.util.ArrayList;
import java.util.List;

/** The devices that tests run on, by the words of {@code SYCAMORE_DEVICE}. */
public final class TestDevices {

  /** The lambda itself, on the JVM: the oracle. */
  public static final String HOST = "host";

  private static final String NATIVE_CPU = "native-cpu";

  private TestDevices() {}

  /** The native CPU, and the first OpenCL device if there is one. */
  public static List<String> underTest() {
    List<String> devices = new ArrayList<>(List.of(NATIVE_CPU));
    if (ComputeDevice.all().stream().anyMatch(d -> d.kind() == DeviceKind.OPENCL)) {
      devices.add("opencl:0");
    } else if (System.getenv("SYCAMORE_REQUIRE_OPENCL") != null) {
      throw new AssertionError("SYCAMORE_REQUIRE_OPENCL is set, and there is no OpenCL device");
    }
    return devices;
  }
}
