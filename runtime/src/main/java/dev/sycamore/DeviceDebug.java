package dev.sycamore;

import java.util.Locale;

/** Help for looking into kernels. */
public final class DeviceDebug {
  private DeviceDebug() {}

  /**
   * Prints a line of text from a kernel. On devices other than the host the text appears at the
   * latest when the program waits for the kernel.
   *
   * @param format as in {@link String#format}, with the conversions that C's {@code printf} has too
   * @param values primitives
   */
  public static void printf(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }
}
