package dev.sycamore.runtime.report;

import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import java.util.List;

/**
 * Where what is in a report buffer, in words of 4 bytes.
 *
 * <p>Source: {@code docs/FORMATS.md}, section "The report buffer".
 */
final class ReportLayout {
  /** 0, or one more than the number of the site of the first violation. */
  static final int VIOLATION = 0;

  static final int FIRST_OPERAND = 1;

  /** Words of operands from the first one on; more are the last words of the buffer. */
  static final int OPERANDS = 6;

  /** One more than the number of the kernel whose work-item it was. */
  static final int KERNEL = 7;

  /** How many words of records have been asked for; may be greater than the capacity. */
  static final int CURSOR = 8;

  /**
   * What {@link #CURSOR} is if the last words of the buffer are the address of a word of the host's
   * memory, in which a kernel notes that it has failed.
   */
  static final int NOTED = -1;

  /** Words of that address. */
  static final int NOTE_WORDS = 2;

  /** Words for records, and for the operands that have no room before. */
  static final int CAPACITY = 9;

  /** How many records had no room. */
  static final int LOST = 10;

  /** The work-item's index in its range, the fastest dimension first. */
  static final int GLOBAL_ID = 11;

  /** The size of its work-group in the fastest dimension. */
  static final int LOCAL_RANGE = 14;

  /** The sizes in the others: 16 bits each, the slowest dimension the upper ones. */
  static final int SLOWER_RANGES = 15;

  static final int HEADER = 16;

  private ReportLayout() {}

  /** How many of the last words are for operands: what the site with most of them needs. */
  static int moreOperands(List<ReportSite> sites) {
    int more = 0;
    for (ReportSite site : sites) {
      if (site.kind() != ReportKind.PRINT) {
        more = Math.max(more, ReportedValues.words(site.operands()) - OPERANDS);
      }
    }
    return more;
  }
}
