package dev.sycamore;

import dev.sycamore.annotations.Aspect;

/** Chooses a device by a score. */
@FunctionalInterface
public interface DeviceSelector {
  /** How much a device is wanted; a negative score refuses it. */
  int score(ComputeDevice device);

  /** Accepts devices that have all of the aspects, and wants a GPU first, then a native CPU. */
  static DeviceSelector having(Aspect... aspects) {
    return device -> {
      for (Aspect aspect : aspects) {
        if (!device.has(aspect)) {
          return -1;
        }
      }
      return device.has(Aspect.GPU) ? 2 : device.kind() == DeviceKind.NATIVE_CPU ? 1 : 0;
    };
  }
}
