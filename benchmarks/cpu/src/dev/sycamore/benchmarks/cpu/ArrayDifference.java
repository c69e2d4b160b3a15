package dev.sycamore.benchmarks.cpu;

import java.lang.reflect.Array;

/**
 * How far two arrays of results are apart.
 *
 * @param elements how many elements differ in a bit
 * @param largest the largest {@code |a - b| / max(1, |a|)}; infinite where only one is a number
 */
public record ArrayDifference(int elements, double largest) {

  /** No difference. */
  public static final ArrayDifference NONE = new ArrayDifference(0, 0);

  /** Compares element by element. */
  public static ArrayDifference between(Object expected, Object actual) {
    int elements = 0;
    double largest = 0;
    for (int i = 0; i < Array.getLength(expected); i++) {
      double a = Array.getDouble(expected, i);
      double b = Array.getDouble(actual, i);
      // The bits: zeros of both signs differ. Floats are exact in doubles.
      if (Double.doubleToLongBits(a) != Double.doubleToLongBits(b)) {
        elements++;
        double difference = Math.abs(a - b) / Math.max(1, Math.abs(a));
        largest =
            Math.max(largest, Double.isNaN(difference) ? Double.POSITIVE_INFINITY : difference);
      }
    }
    return new ArrayDifference(elements, largest);
  }

  /** Both together. */
  public ArrayDifference and(ArrayDifference other) {
    return new ArrayDifference(elements + other.elements, Math.max(largest, other.largest));
  }
}
