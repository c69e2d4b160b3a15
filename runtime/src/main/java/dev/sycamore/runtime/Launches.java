package dev.sycamore.runtime;

import dev.sycamore.Half;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.device.Geometry;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.ArrayList;
import java.util.List;

/** Checks of launches, and what scalars look like on devices. */
final class Launches {
  private Launches() {}

  /** Throws if the device has no work-groups of the size of the launch. */
  static void checkGroupSize(Geometry geometry, Device device) {
    if (geometry.groupSize() > device.maxWorkGroupSize()) {
      throw new IllegalArgumentException(
          "a work-group of "
              + geometry.groupSize()
              + " work-items; the device "
              + device.id()
              + " has at most "
              + device.maxWorkGroupSize());
    }
  }

  /** Throws if the device lacks what the kernel demands, or the launch is not what it demands. */
  static void checkDemands(BoundKernel kernel, Geometry geometry, Device device) {
    KernelBinding binding = kernel.binding();
    for (Aspect aspect : binding.attributes().aspects()) {
      if (!device.aspects().contains(aspect)) {
        throw new KernelNotSupportedException(
            "Kernel uses optional feature corresponding to 'aspect::"
                + aspect.syclName()
                + "' but device does not support this aspect. ("
                + kernel.place()
                + ", "
                + device.id()
                + ")");
      }
    }
    int subGroup = binding.attributes().requiredSubGroupSize();
    if (subGroup != 0 && !device.subGroupSizes().contains(subGroup)) {
      throw new KernelNotSupportedException(
          "Kernel has a required sub-group size of '"
              + subGroup
              + "' but device does not support this sub-group size. ("
              + kernel.place()
              + ", "
              + device.id()
              + ")");
    }
    if (binding.form() != geometry.form() || binding.dimensions() != geometry.dimensions()) {
      throw new KernelNotSupportedException(
          "the kernel at "
              + kernel.place()
              + " was compiled as "
              + binding.form()
              + " with "
              + binding.dimensions()
              + " dimension(s), but is launched as "
              + geometry.form()
              + " with "
              + geometry.dimensions());
    }
    List<Integer> required = binding.attributes().requiredWorkGroupSize();
    List<Integer> local = new ArrayList<>();
    for (int n : geometry.local().toArray()) {
      local.add(n);
    }
    if (!required.isEmpty() && !required.equals(local)) {
      throw new KernelNotSupportedException(
          "the kernel at "
              + kernel.place()
              + " requires the work-group size "
              + required
              + ", but is launched with "
              + local);
    }
  }

  /** Whether a captured value is one that a device gets by value. */
  static boolean isScalar(Object value) {
    return value instanceof Number
        || value instanceof Character
        || value instanceof Boolean
        || value instanceof Half
        || value instanceof Enum;
  }

  /** The bits of a boxed scalar. */
  static long bits(Object value, ElementKind kind) {
    return switch (kind) {
      case BOOLEAN -> (Boolean) value ? 1 : 0;
      case BYTE -> (Byte) value;
      case SHORT -> (Short) value;
      case CHAR -> (Character) value;
      case INT -> (Integer) value;
      case LONG -> (Long) value;
      case FLOAT -> Float.floatToRawIntBits((Float) value);
      case DOUBLE -> Double.doubleToRawLongBits((Double) value);
      case HALF -> ((Half) value).bits();
    };
  }
}
