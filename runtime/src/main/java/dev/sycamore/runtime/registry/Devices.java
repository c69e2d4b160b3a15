package dev.sycamore.runtime.registry;

import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.nativecpu.NativeCpuDevice;
import dev.sycamore.runtime.opencl.OpenClDevices;
import java.util.ArrayList;
import java.util.List;

/** The devices of this machine. */
public final class Devices {
  private static final String PROPERTY = "sycamore.device";
  private static final String OPENCL = "opencl";
  private static final String VARIABLE = "SYCAMORE_DEVICE";

  private static final HostDevice HOST = new HostDevice();
  private static final NativeCpuDevice NATIVE_CPU = new NativeCpuDevice();

  private Devices() {}

  /** All devices, the same objects every time. */
  public static List<RuntimeDevice> all() {
    List<RuntimeDevice> all = withoutDrivers();
    all.addAll(OpenClDevices.all());
    return all;
  }

  /** Why devices may be missing: for each driver, platform or device that failed, one text. */
  public static List<String> problems() {
    List<String> problems = new ArrayList<>();
    if (!NativeCpuDevice.isPresent()) {
      problems.add(
          "no "
              + NativeCpuDevice.ID
              + ": it requires Linux on x86-64, this is "
              + System.getProperty("os.name")
              + " on "
              + System.getProperty("os.arch"));
    }
    problems.addAll(OpenClDevices.problems());
    return problems;
  }

  private static List<RuntimeDevice> withoutDrivers() {
    List<RuntimeDevice> devices = new ArrayList<>();
    devices.add(HOST);
    if (NativeCpuDevice.isPresent()) {
      devices.add(NATIVE_CPU);
    }
    return devices;
  }

  /**
   * The device with an id.
   *
   * @throws IllegalArgumentException if there is none; it says which there are, and why one may be
   *     missing
   */
  public static RuntimeDevice select(String id) {
    return select(id, "");
  }

  private static RuntimeDevice select(String id, String source) {
    // No driver is loaded for a device that needs none.
    for (RuntimeDevice device : withoutDrivers()) {
      if (device.id().equals(id)) {
        return device;
      }
    }
    List<RuntimeDevice> all = all();
    for (RuntimeDevice device : all) {
      if (device.id().equals(id)) {
        return device;
      }
    }
    throw new IllegalArgumentException(
        "no device '"
            + id
            + "'"
            + source
            + "; there are "
            + String.join(", ", all.stream().map(RuntimeDevice::id).toList())
            + reasons(id));
  }

  /** Why a device of the kind of an id may be missing. */
  private static String reasons(String id) {
    String kind = id.startsWith(OPENCL) ? "OpenCL" : NativeCpuDevice.ID;
    boolean known = id.startsWith(OPENCL) || id.equals(NativeCpuDevice.ID);
    List<String> reasons =
        known ? problems().stream().filter(problem -> problem.contains(kind)).toList() : List.of();
    return reasons.isEmpty() ? "" : ". " + String.join(". ", reasons);
  }

  /** The device that is used when a program asks for none. */
  public static RuntimeDevice byDefault() {
    String property = System.getProperty(PROPERTY);
    if (property != null && !property.isEmpty()) {
      return select(property, " (from the system property " + PROPERTY + ")");
    }
    String variable = System.getenv(VARIABLE);
    if (variable != null && !variable.isEmpty()) {
      return select(variable, " (from the environment variable " + VARIABLE + ")");
    }
    return select(NativeCpuDevice.ID, " (the default)");
  }
}
