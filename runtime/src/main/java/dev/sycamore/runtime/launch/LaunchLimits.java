package dev.sycamore.runtime.launch;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.command.AccessorUse;
import dev.sycamore.runtime.command.AccessorUse.LocalUse;
import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.LaunchArgument.Fixed;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.List;

/**
 * Whether a device has work-groups of the size of a launch, and its local and private memory,
 * before anything of it runs.
 */
public final class LaunchLimits {
  private LaunchLimits() {}

  /**
   * Checks what an image uses.
   *
   * @throws IllegalArgumentException if the work-groups are too large, or need more than they get
   * @throws dev.sycamore.KernelNotSupportedException if one work-item needs more than it gets
   */
  static void check(
      BoundKernel kernel, Geometry geometry, List<LaunchArgument> arguments, RuntimeDevice device) {
    checkGroupSize(geometry, device);
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
   * Checks what the lambda itself uses.
   *
   * @throws IllegalArgumentException if the work-groups are too large, or need more local memory
   *     than they get
   */
  public static void check(LaunchRequest request, RuntimeDevice device) {
    checkGroupSize(request.geometry(), device);
    long local = 0;
    for (AccessorUse use : request.accessors()) {
      if (use instanceof LocalUse memory) {
        local += memory.kind().size() * memory.range().product();
      }
    }
    checkLocal(local, device);
  }

  private static void checkGroupSize(Geometry geometry, RuntimeDevice device) {
    if (geometry.groupSize() > device.maxWorkGroupSize()) {
      throw new IllegalArgumentException(
          "a work-group of "
              + geometry.groupSize()
              + " work-items; the device "
              + device.id()
              + " has at most "
              + device.maxWorkGroupSize());
    }
    if (geometry.form() == KernelForm.ND_RANGE) {
      checkSizes(geometry.local(), device);
    }
  }

  private static void checkSizes(IndexExtent local, RuntimeDevice device) {
    List<Integer> most = device.maxWorkItemSizes();
    for (int d = 0; d < local.dimensions(); d++) {
      // The last dimension is the fastest, OpenCL's first.
      int limit = most.get(local.dimensions() - 1 - d);
      if (local.get(d) > limit) {
        throw new IllegalArgumentException(
            "a work-group of "
                + local.get(d)
                + " work-items in dimension "
                + d
                + "; the device "
                + device.id()
                + " has at most "
                + limit
                + " there");
      }
    }
  }

  private static void checkLocal(long bytes, RuntimeDevice device) {
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

  private static void checkPrivate(BoundKernel kernel, Geometry geometry, RuntimeDevice device) {
    long bytes = kernel.binding().attributes().privateBytes();
    if (bytes == 0) {
      return;
    }
    long most = device.privateMemoryOfGroup();
    if (bytes > most) {
      throw ApiExceptions.notSupported(
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
