package dev.sycamore.runtime.opencl;

import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_ACCELERATOR;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_CPU;
import static org.lwjgl.opencl.CL10.CL_DEVICE_TYPE_GPU;
import static org.lwjgl.opencl.CL10.CL_SUCCESS;

import dev.sycamore.runtime.device.Device;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.PointerBuffer;
import org.lwjgl.opencl.CL10;
import org.lwjgl.system.MemoryStack;

/** The OpenCL devices of this machine, numbered over all platforms. */
public final class OpenClDevices {
  /** Some platforms refuse to be asked for all devices, so that each type is named. */
  private static final long TYPES =
      CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU | CL_DEVICE_TYPE_ACCELERATOR;

  private static List<Device> found;

  private OpenClDevices() {}

  /** All devices; none if there is no OpenCL. */
  public static synchronized List<Device> all() {
    if (found == null) {
      found = OpenClLibrary.isPresent() ? List.copyOf(find()) : List.of();
    }
    return found;
  }

  private static List<Device> find() {
    List<Device> devices = new ArrayList<>();
    for (long platform : platforms()) {
      for (long device : devices(platform)) {
        devices.add(new OpenClDevice("opencl:" + devices.size(), platform, device));
      }
    }
    return devices;
  }

  private static long[] platforms() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer count = stack.callocInt(1);
      if (CL10.clGetPlatformIDs(null, count) != CL_SUCCESS || count.get(0) == 0) {
        return new long[0];
      }
      PointerBuffer ids = stack.mallocPointer(count.get(0));
      OpenCl.check(CL10.clGetPlatformIDs(ids, count), "clGetPlatformIDs");
      return array(ids);
    }
  }

  private static long[] devices(long platform) {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      IntBuffer count = stack.callocInt(1);
      int error = CL10.clGetDeviceIDs(platform, TYPES, null, count);
      if (error != CL_SUCCESS || count.get(0) == 0) {
        // A platform without devices says so with an error.
        return new long[0];
      }
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
