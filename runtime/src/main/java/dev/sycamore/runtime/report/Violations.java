package dev.sycamore.runtime.report;

import dev.sycamore.binding.ReportSite;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.util.Arrays;

/** Makes the JVM's own exceptions of what went wrong in a kernel. */
final class Violations {
  private Violations() {}

  /**
   * The exception or error that the JVM would have thrown at a place. That place is the first
   * element of its stack trace, and is named by its cause.
   *
   * @param operands the values that the site reports
   * @param device the word that selects the device
   */
  static Throwable exception(ReportSite site, int[] operands, String device) {
    Throwable violation =
        switch (site.kind()) {
          case ARRAY_INDEX ->
              new ArrayIndexOutOfBoundsException(outOfBounds(operands[0], operands[1]));
          case ACCESSOR_INDEX -> new IndexOutOfBoundsException(accessor(operands));
          case DIVISION -> new ArithmeticException("/ by zero");
          case ASSERTION ->
              site.text().isEmpty() ? new AssertionError() : new AssertionError(site.text());
          case ARITHMETIC -> new ArithmeticException(site.text());
          case ARGUMENT -> new IllegalArgumentException(site.text());
          case STRING_INDEX -> outOfText(operands[0], operands[1]);
          case PRINT -> throw new IllegalArgumentException("a printed line is no violation");
        };
    violation.initCause(
        ApiExceptions.device(
            "at " + site.place() + " in " + site.function() + ", on the device " + device));
    return violation;
  }

  /** Puts the place on top of the stack trace of the thread that waits. */
  static void addPlace(Throwable violation, ReportSite site) {
    String function = site.function();
    int end = function.indexOf('(');
    int dot = function.lastIndexOf('.', end < 0 ? function.length() : end);
    boolean method = end >= 0 && dot >= 0;
    StackTraceElement[] rest = violation.getStackTrace();
    StackTraceElement[] trace = new StackTraceElement[rest.length + 1];
    trace[0] =
        new StackTraceElement(
            method ? function.substring(0, dot) : function.replace("kernel ", ""),
            method ? function.substring(dot + 1, end) : "kernel",
            site.file(),
            site.line());
    System.arraycopy(rest, 0, trace, 1, rest.length);
    violation.setStackTrace(trace);
  }

  private static String outOfBounds(int index, int length) {
    return "Index " + index + " out of bounds for length " + length;
  }

  /** What this JVM throws: the message is another one in older versions. */
  private static Throwable outOfText(int index, int length) {
    try {
      return new IllegalArgumentException("no index: " + " ".repeat(length).charAt(index));
    } catch (StringIndexOutOfBoundsException e) {
      return new StringIndexOutOfBoundsException(e.getMessage());
    }
  }

  private static String accessor(int[] operands) {
    int dimensions = operands.length / 2;
    return dimensions == 1
        ? outOfBounds(operands[0], operands[1])
        : "Index "
            + Arrays.toString(Arrays.copyOf(operands, dimensions))
            + " out of bounds for range "
            + Arrays.toString(Arrays.copyOfRange(operands, dimensions, operands.length));
  }
}
