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

  /** The targets of images that the devices under test run, for {@code -Asycamore.targets}. */
  public static String targets() {
    return "x86_64,spir64" + (Tool.CUDA.isPresent() ? ",ptx64" : "");
  }

  /** The native CPU, and the first OpenCL device and the first GPU with CUDA if there are. */
  public static List<String> underTest() {
    List<String> devices = withoutPtx();
    if (Tool.CUDA.isPresent()) {
      devices.add("cuda:0");
    }
    return devices;
  }

  /** Those of them that run programs without images of PTX. */
  public static List<String> withoutPtx() {
    List<String> devices = new ArrayList<>(List.of(NATIVE_CPU));
    if (Tool.OPENCL.isPresent()) {
      devices.add("opencl:0");
    }
    return devices;
  }
}
