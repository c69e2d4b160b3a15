package dev.sycamore.runtime;

import dev.sycamore.Half;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.device.Geometry;

/** Sizes of work-groups, and what scalars look like on devices. */
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

  /** Says that a kernel captured an accessor of another launch. */
  static String foreignAccessor(String accessor, String kernel) {
    return accessor
        + ", captured by "
        + kernel
        + ", was not made for this launch: call access or local... on its own handler";
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
