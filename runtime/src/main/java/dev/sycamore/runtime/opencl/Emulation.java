package dev.sycamore.runtime.opencl;

import dev.sycamore.annotations.Aspect;
import java.util.List;
import java.util.Set;

/**
 * Aspects that OpenCL devices are taken to have though they lack the hardware: the system property
 * {@code sycamore.emulate}, names separated by commas. {@code Half} is compiled to integer and
 * {@code float} operations with the same bits, so that every device can run it, slowly.
 */
final class Emulation {
  private static final String PROPERTY = "sycamore.emulate";
  private static final List<Aspect> POSSIBLE = List.of(Aspect.FP16);

  private Emulation() {}

  /** How a kernel runs that lacks these aspects, if emulation is enough; otherwise empty. */
  static String alternative(Set<Aspect> missing) {
    return missing.equals(Set.copyOf(POSSIBLE))
        ? "-D" + PROPERTY + "=fp16 runs it with integer operations"
        : "";
  }

  /**
   * Whether an aspect is to be emulated.
   *
   * @throws IllegalArgumentException if the property names anything that cannot be
   */
  static boolean isOn(Aspect aspect) {
    String value = System.getProperty(PROPERTY, "");
    boolean on = false;
    for (String word : value.isBlank() ? new String[0] : value.split(",", -1)) {
      if (POSSIBLE.stream().noneMatch(a -> a.syclName().equals(word.strip()))) {
        throw new IllegalArgumentException(
            "-D" + PROPERTY + "=" + value + ": '" + word + "' cannot be emulated, only fp16 can");
      }
      on |= word.strip().equals(aspect.syclName());
    }
    return on;
  }
}
