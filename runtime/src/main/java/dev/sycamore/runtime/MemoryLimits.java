package dev.sycamore.runtime;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.LaunchArgument.Fixed;
import dev.sycamore.runtime.LaunchRequest.LocalUse;
import dev.sycamore.runtime.device.ArgumentValue;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.device.Geometry;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;

/** Whether a device has the local and private memory of a launch, before anything of it runs. */
final class MemoryLimits {
  private MemoryLimits() {}

  /**
   * Checks the memory that an image uses.
   *
   * @throws IllegalArgumentException if the work-groups of the launch need more than they get
   * @throws KernelNotSupportedException if one work-item needs more than it gets
   */
  static void check(
      BoundKernel kernel, Geometry geometry, List<LaunchArgument> arguments, Device device) {
    long local = 0;
    for (LaunchArgument argument : arguments) {
      if (argument instanceof Fixed fixed && fixed.value() instanceof ArgumentValue.Local use) {
        local += use.size();
      }
    }
    checkLocal(local, device);
    checkPrivate(kernel, geometry, device);
  }

  /**
   * Checks the local memory that the lambda itself uses.
   *
   * @throws IllegalArgumentException if the work-groups of the launch need more than they get
   */
  static void check(LaunchRequest request, Device device) {
    long local = 0;
    for (LaunchRequest.Use use : request.accessors()) {
      if (use instanceof LocalUse memory) {
        local += memory.kind().size() * memory.range().product();
      }
    }
    checkLocal(local, device);
  }

  private static void checkLocal(long bytes, Device device) {
    if (bytes > 0 && bytes > device.localMemory()) {
      throw new IllegalArgumentException(
          "local memory of "
              + bytes
              + " bytes for each work-group; the device "
              + device.id()
              + " has at most "
              + device.localMemory());
    }
  }

  private static void checkPrivate(BoundKernel kernel, Geometry geometry, Device device) {
    long bytes = kernel.binding().attributes().privateBytes();
    if (bytes == 0) {
      return;
    }
    long most = device.privateMemoryOfGroup();
    if (bytes > most) {
      throw new KernelNotSupportedException(
          "the kernel "
              + kernel.shown()
              + " has private arrays of "
              + bytes
              + " bytes in each work-item; the device "
              + device.id()
              + " has at most "
              + most);
    }
    if (geometry.form() == KernelForm.ND_RANGE && geometry.groupSize() > most / bytes) {
      throw new IllegalArgumentException(
          "private arrays of "
              + bytes
              + " bytes in each of "
              + geometry.groupSize()
              + " work-items of a work-group; the device "
              + device.id()
              + " has at most "
              + most
              + " bytes for all of them together: launch with smaller work-groups");
    }
  }
}
