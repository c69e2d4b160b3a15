package dev.sycamore.runtime.report;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.values.Scalars;
import java.util.List;
import java.util.function.IntSupplier;

/** Reads values that kernels have written into a report buffer. */
final class ReportedValues {
  private ReportedValues() {}

  /** How many words values of these types have. */
  static int words(List<ElementKind> kinds) {
    int words = 0;
    for (ElementKind kind : kinds) {
      words += kind == ElementKind.LONG || kind == ElementKind.DOUBLE ? 2 : 1;
    }
    return words;
  }

  /**
   * The values, as the host's own code has them.
   *
   * @param words the next word of the values, each time that it is asked
   */
  static Object[] read(List<ElementKind> kinds, IntSupplier words) {
    Object[] values = new Object[kinds.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(kinds.get(i), words);
    }
    return values;
  }

  private static Object value(ElementKind kind, IntSupplier words) {
    int low = words.getAsInt();
    return switch (kind) {
      case BOOLEAN -> low != 0;
      case BYTE -> (byte) low;
      case SHORT -> (short) low;
      case CHAR -> (char) low;
      case INT -> low;
      case FLOAT -> Float.intBitsToFloat(low);
      case HALF -> Scalars.halfOf(Float.intBitsToFloat(low));
      case LONG -> wide(low, words);
      case DOUBLE -> Double.longBitsToDouble(wide(low, words));
    };
  }

  private static long wide(int low, IntSupplier words) {
    return (long) words.getAsInt() << Integer.SIZE | Integer.toUnsignedLong(low);
  }
}
