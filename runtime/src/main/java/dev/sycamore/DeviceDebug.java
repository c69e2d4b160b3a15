package dev.sycamore;

import java.util.Locale;

/** Help for looking into kernels. {@code assert} is another, where checks are on. */
public final class DeviceDebug {
  private DeviceDebug() {}

  /**
   * Prints text from a kernel, exactly as the host would with {@code System.out.printf}. On devices
   * other than the host it appears at the latest when the program waits for the kernel, and the
   * order of what different work-items print is not defined. A device keeps about a million bytes
   * of values for a queue until the program waits. Later values are lost, and a line reports their
   * number.
   *
   * @param format as in {@link String#format}; in a kernel a constant, without the conversions of
   *     dates and times
   * @param values in a kernel primitives and {@code Half}s; the compiler checks them against the
   *     format
   */
  public static void printf(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }
}
