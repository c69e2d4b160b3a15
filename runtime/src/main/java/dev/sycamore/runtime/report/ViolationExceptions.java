package dev.sycamore.runtime.report;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.devicelib.LibraryChecks;
import dev.sycamore.runtime.memory.AllocationView;
import java.util.List;
import java.util.Locale;

/** Makes the JVM's own exceptions of violations. */
final class ViolationExceptions {
  private ViolationExceptions() {}

  /**
   * The exception or error that the JVM would have thrown, with its message and without a cause.
   *
   * @param operands the values that the site reports
   */
  static Throwable of(ReportSite site, List<?> operands) {
    if (site.kind() == ReportKind.ASSERTION_MESSAGE) {
      return new AssertionError(String.format(Locale.ROOT, site.text(), operands.toArray()));
    }
    return ofNumbers(site, operands.stream().map(Integer.class::cast).toList());
  }

  private static Throwable ofNumbers(ReportSite site, List<Integer> operands) {
    return switch (site.kind()) {
      case ARRAY_INDEX ->
          new ArrayIndexOutOfBoundsException(outOfBounds(operands.get(0), operands.get(1)));
      case ACCESSOR_INDEX -> new IndexOutOfBoundsException(accessor(operands));
      case DIVISION -> new ArithmeticException("/ by zero");
      case ASSERTION ->
          site.text().isEmpty() ? new AssertionError() : new AssertionError(site.text());
      case ARITHMETIC -> new ArithmeticException(site.text());
      case ARGUMENT -> new IllegalArgumentException(site.text());
      case STRING_INDEX -> outOfText(operands.get(0), operands.get(1));
      case ARRAY_RANGE -> LibraryChecks.noRange(operands.get(0), operands.get(1), operands.get(2));
      case ARRAY_COPY ->
          LibraryChecks.noCopy(
              site.text(),
              operands.get(0),
              operands.get(1),
              operands.get(2),
              operands.get(3),
              operands.get(4));
      case MEMORY_SLICE ->
          AllocationView.noSlice(operands.get(0), operands.get(1), operands.get(2));
      case PRINT, ASSERTION_MESSAGE ->
          throw new IllegalArgumentException(site.kind() + " is not a violation with numbers");
    };
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

  private static String accessor(List<Integer> operands) {
    int dimensions = operands.size() / 2;
    return dimensions == 1
        ? outOfBounds(operands.get(0), operands.get(1))
        : "Index "
            + operands.subList(0, dimensions)
            + " out of bounds for range "
            + operands.subList(dimensions, operands.size());
  }
}
