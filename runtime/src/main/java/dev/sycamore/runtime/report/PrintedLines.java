package dev.sycamore.runtime.report;

import dev.sycamore.binding.ReportSite;
import java.util.List;
import java.util.Locale;

/** Reads the records of printed lines. */
final class PrintedLines {
  private final int[] words;
  private final List<ReportSite> sites;
  private final int end;
  private int next = ReportLayout.HEADER;

  /**
   * @param words of a whole report buffer
   */
  PrintedLines(int[] words, List<ReportSite> sites) {
    this.words = words;
    this.sites = sites;
    int room = words[ReportLayout.CAPACITY] - ReportLayout.moreOperands(sites);
    this.end = ReportLayout.HEADER + Math.min(words[ReportLayout.CURSOR], room);
  }

  /** Whether there is another record. The part after the last one is zero. */
  boolean hasNext() {
    return next < end && words[next] != 0;
  }

  /**
   * The text of the next record, as the host's own {@code printf} would print it.
   *
   * @throws java.util.IllegalFormatException if a value cannot be printed that way
   */
  String next() {
    ReportSite site = sites.get(words[next++] - 1);
    Object[] values = ReportedValues.read(site.operands(), () -> words[next++]);
    return String.format(Locale.ROOT, site.text(), values);
  }
}
