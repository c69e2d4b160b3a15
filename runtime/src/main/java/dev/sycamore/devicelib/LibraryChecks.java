package dev.sycamore.devicelib;

/**
 * What methods of the JDK throw for some arguments. In code for devices these calls are statements
 * of their own, evaluated where checks are on; what they throw is reported at the place in the
 * program that called the library.
 */
public final class LibraryChecks {
  private LibraryChecks() {}

  /**
   * @param message a constant
   * @throws ArithmeticException unless a condition holds
   */
  static void requireArithmetic(boolean holds, String message) {
    if (!holds) {
      throw new ArithmeticException(message);
    }
  }

  /**
   * @param message a constant
   * @throws IllegalArgumentException unless a condition holds
   */
  static void requireArgument(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }

  /**
   * What methods of {@code Arrays} require of a range.
   *
   * @param message empty
   * @throws RuntimeException as {@link #noRange} has it, unless a condition holds
   */
  public static void requireRange(boolean holds, String message, int length, int from, int to) {
    if (!holds) {
      throw noRange(length, from, to);
    }
  }

  /**
   * What {@code System.arraycopy} requires.
   *
   * @param element the type of the elements
   * @throws ArrayIndexOutOfBoundsException as {@link #noCopy} has it, unless a condition holds
   */
  public static void requireCopy(
      boolean holds,
      String element,
      int sourceLength,
      int from,
      int targetLength,
      int to,
      int count) {
    if (!holds) {
      throw noCopy(element, sourceLength, from, targetLength, to, count);
    }
  }

  /** What methods of {@code Arrays} throw for a range that is none of an array of some length. */
  public static RuntimeException noRange(int length, int from, int to) {
    if (from > to) {
      return new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }
    return new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
  }

  /** What {@code System.arraycopy} throws for a copy that cannot be. */
  public static RuntimeException noCopy(
      String element, int sourceLength, int from, int targetLength, int to, int count) {
    String source = " out of bounds for " + element + "[" + sourceLength + "]";
    String target = " out of bounds for " + element + "[" + targetLength + "]";
    String what;
    if (from < 0) {
      what = "source index " + from + source;
    } else if (to < 0) {
      what = "destination index " + to + target;
    } else if (count < 0) {
      what = "length " + count + " is negative";
    } else if (from > sourceLength - count) {
      what = "last source index " + Integer.toUnsignedString(from + count) + source;
    } else {
      what = "last destination index " + Integer.toUnsignedString(to + count) + target;
    }
    return new ArrayIndexOutOfBoundsException("arraycopy: " + what);
  }
}
