package dev.sycamore.runtime.report;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.runtime.values.Scalars;
import java.util.List;
import java.util.Locale;

/** Reads the records of printed lines. */
final class PrintedLines {
  private final int[] words;
  private final List<ReportSite> sites;
  private int next = ReportLayout.HEADER;

  /**
   * @param words of a whole report buffer
   */
  PrintedLines(int[] words, List<ReportSite> sites) {
    this.words = words;
    this.sites = sites;
  }

  /** Whether there is another record. The part behind the last one is zero. */
  boolean hasNext() {
    int used = Math.min(words[ReportLayout.CURSOR], words[ReportLayout.CAPACITY]);
    return next < ReportLayout.HEADER + used && words[next] != 0;
  }

  /**
   * The text of the next record, as the host's own {@code printf} would print it.
   *
   * @throws java.util.IllegalFormatException if a value cannot be printed that way
   */
  String next() {
    ReportSite site = sites.get(words[next++] - 1);
    Object[] values = new Object[site.operands().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(site.operands().get(i));
    }
    return String.format(Locale.ROOT, site.text(), values);
  }

  private Object value(ElementKind kind) {
    int low = words[next++];
    return switch (kind) {
      case BOOLEAN -> low != 0;
      case BYTE -> (byte) low;
      case SHORT -> (short) low;
      case CHAR -> (char) low;
      case INT -> low;
      case FLOAT -> Float.intBitsToFloat(low);
      case HALF -> Scalars.halfOf(Float.intBitsToFloat(low));
      case LONG -> wide(low);
      case DOUBLE -> Double.longBitsToDouble(wide(low));
    };
  }

  private long wide(int low) {
    return (long) words[next++] << Integer.SIZE | Integer.toUnsignedLong(low);
  }
}
