package dev.sycamore.tests.devices;

import dev.sycamore.testsupport.tools.Tool;
import java.util.ArrayList;
import java.util.List;

/** The devices that tests run on, by the words of {@code SYCAMORE_DEVICE}. */
public final class TestDevices {

  /** The lambda itself, on the JVM: the oracle. */
  public static final String HOST = "host";

  private static final String NATIVE_CPU = "native-cpu";

  private TestDevices() {}

  /** The native CPU, and the first OpenCL device and the first GPU with CUDA if there are. */
  public static List<String> underTest() {
    List<String> devices = new ArrayList<>(List.of(NATIVE_CPU));
    if (Tool.OPENCL.isPresent()) {
      devices.add("opencl:0");
    }
    if (Tool.CUDA.isPresent()) {
      devices.add("cuda:0");
    }
    return devices;
  }
}
