package dev.sycamore.runtime.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_ACCELERATOR;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_CPU;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_GPU;
import static org.lwjgl.opencl.CL10.CL_SUCCESS;

import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.natives.CallStack;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;

/**
 * The OpenCL devices of this machine, numbered over all platforms. A platform or device whose
 * driver fails is left out, with the reason, and hides no other.
 */
public final class OpenClDevices {
  /** Some platforms refuse to be asked for all devices, so that each type is named. */
  private static final long TYPES =
      CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU | CL_DEVICE_TYPE_ACCELERATOR;

  /** Of the extension {@code cl_khr_icd}: no driver is installed. */
  private static final int PLATFORM_NOT_FOUND = -1001;

  private static final String RUSTICL_DEVICES = "RUSTICL_ENABLE";

  private static final int DEVICE_NOT_FOUND = -1;

  private static OpenClDevices found;

  private final List<RuntimeDevice> devices = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private OpenClDevices() {}

  /** All devices; none if there is no OpenCL. */
  public static List<RuntimeDevice> all() {
    return List.copyOf(find().devices);
  }

  /** Why devices may be missing. */
  public static List<String> problems() {
    return List.copyOf(find().problems);
  }

  private static synchronized OpenClDevices find() {
    if (found == null) {
      found = DriverLibraries.during(OpenClDevices::searchAll);
    }
    return found;
  }

  private static OpenClDevices searchAll() {
    OpenClDevices search = new OpenClDevices();
    Optional<String> problem = OpenClLibrary.problem();
    problem.ifPresent(search.problems::add);
    if (problem.isEmpty()) {
      search.search();
    }
    return search;
  }

  private void search() {
    long[] platforms;
    try {
      platforms = platforms();
    } catch (RuntimeException e) {
      problems.add("no OpenCL platform: " + e.getMessage());
      return;
    }
    for (int i = 0; i < platforms.length; i++) {
      search(i, platforms[i]);
    }
  }

  private void search(int index, long platform) {
    String name = "OpenCL platform " + index;
    try {
      name += " (" + OpenCl.platformText(platform, CL10.CL_PLATFORM_NAME) + ")";
      long[] handles = devices(platform);
      if (handles.length == 0) {
        problems.add(name + " has no devices" + hint(name));
      }
      for (long handle : handles) {
        search(name, platform, handle);
      }
    } catch (RuntimeException e) {
      problems.add(name + " failed: " + e.getMessage());
    }
  }

  /** Mesa's driver has no device unless it is told which. */
  private static String hint(String platform) {
    boolean disabled = platform.contains("rusticl") && System.getenv(RUSTICL_DEVICES) == null;
    return disabled ? "; the variable " + RUSTICL_DEVICES + " names those to enable" : "";
  }

  private void search(String platformName, long platform, long handle) {
    try {
      devices.add(new OpenClDevice("opencl:" + devices.size(), platform, handle));
    } catch (RuntimeException e) {
      problems.add("a device of the " + platformName + " failed: " + e.getMessage());
    }
  }

  private static long[] platforms() {
    try (CallStack stack = CallStack.open()) {
      IntBuffer count = stack.callocInt(1);
      int error = CL10.clGetPlatformIDs(null, count);
      if (error == PLATFORM_NOT_FOUND || (error == CL_SUCCESS && count.get(0) == 0)) {
        throw ApiExceptions.device(
            OpenClLibrary.name()
                + " was found, but no driver (ICD) in /etc/OpenCL/vendors or $OCL_ICD_VENDORS"
                + " that it can load");
      }
      OpenCl.check(error, "clGetPlatformIDs");
      PointerBuffer ids = stack.mallocPointer(count.get(0));
      OpenCl.check(CL10.clGetPlatformIDs(ids, count), "clGetPlatformIDs");
      return array(ids);
    }
  }

  private static long[] devices(long platform) {
    try (CallStack stack = CallStack.open()) {
      IntBuffer count = stack.callocInt(1);
      int error = CL10.clGetDeviceIDs(platform, TYPES, null, count);
      if (error == DEVICE_NOT_FOUND || (error == CL_SUCCESS && count.get(0) == 0)) {
        return new long[0];
      }
      OpenCl.check(error, "clGetDeviceIDs");
      PointerBuffer ids = stack.mallocPointer(count.get(0));
      OpenCl.check(CL10.clGetDeviceIDs(platform, TYPES, ids, count), "clGetDeviceIDs");
      return array(ids);
    }
  }

  private static long[] array(PointerBuffer ids) {
    long[] array = new long[ids.remaining()];
    for (int i = 0; i < array.length; i++) {
      array[i] = ids.get(i);
    }
    return array;
  }
}
