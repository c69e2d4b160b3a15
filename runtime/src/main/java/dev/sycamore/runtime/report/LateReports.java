package dev.sycamore.runtime.report;

import dev.sycamore.binding.ReportSite;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The reports of the launches under way in one stream, each in a place of its own, of which the
 * host finds out without a call of the driver whether there are some. A launch that depends on the
 * one before it finds that one's report {@link ReportPlaces#WORDS} after its own, looks at it
 * first, and stops where that launch failed or stopped. Places are used in turn. One thread at a
 * time uses it.
 */
public final class LateReports {
  /** So many launches may be under way; enough for those of a queue. */
  static final int COUNT = 512;

  /** The first word of the report of a launch that stopped. */
  private static final int STOPPED = -1;

  private final String device;
  private final ReportPlaces places;

  /** Those of launches that are not known to have ended, in the order of their starts. */
  private final Deque<LateReport> open = new ArrayDeque<>();

  /** The places that have been written, and are emptied before they are used again. */
  private final boolean[] written = new boolean[COUNT];

  private final int[] words;

  /** That of the launch that was started last; null before the first. */
  private LateReport last;

  private long next;

  /**
   * @param places {@link #COUNT} of them
   * @param device the word that selects the device
   */
  LateReports(ReportPlaces places, String device) {
    this.places = places;
    this.words = new int[places.words()];
    this.device = device;
  }

  /** Whether there is room for what a unit reports with these sites: it prints nothing. */
  public static boolean haveRoomFor(List<ReportSite> sites) {
    return !Reports.anyPrints(sites)
        && ReportLayout.moreOperands(sites)
            <= ReportPlaces.WORDS - ReportLayout.HEADER - ReportLayout.NOTE_WORDS;
  }

  /** The memory of all reports. */
  public DeviceBlock memory() {
    return places.memory();
  }

  /** The place of a launch: that of the one before it comes after it. */
  private static int place(long number) {
    return COUNT - 1 - (int) (number % COUNT);
  }

  /** Where the report of a launch is in the memory, in bytes. */
  long offset(long number) {
    return (long) place(number) * ReportPlaces.WORDS * Integer.BYTES;
  }

  /** Whether the launch that is added next can stop where one of these launches has failed. */
  public boolean nextStopsWith(List<LateReport> reports) {
    if (last == null || place(last.number()) == 0) {
      return false;
    }
    boolean lastIsOne = false;
    for (LateReport report : reports) {
      if (report == null || report.number() < last.first()) {
        return false;
      }
      lastIsOne |= report == last;
    }
    return lastIsOne;
  }

  /**
   * Whether there is a place for another launch: that which had it has ended, and so has the one
   * after that, which may have looked at it.
   */
  public boolean haveRoom() {
    return open.isEmpty() || open.getFirst().number() > next - COUNT + 1;
  }

  /**
   * The report of the launch that is started next.
   *
   * @param stops whether it stops where the last one has failed or stopped
   */
  public LateReport add(BoundKernel kernel, boolean stops) {
    int place = place(next);
    if (written[place]) {
      written[place] = false;
      places.empty(place);
    }
    last = new LateReport(this, kernel, next, stops ? last.first() : next);
    next++;
    open.add(last);
    return last;
  }

  /** All launches have ended. */
  public void settle() {
    settle(next);
  }

  /** The launches up to a number have ended. */
  void settle(long upTo) {
    if (open.isEmpty() || open.getFirst().number() > upTo) {
      return;
    }
    boolean anyWritten = places.anyWritten();
    while (!open.isEmpty() && open.getFirst().number() <= upTo) {
      LateReport report = open.removeFirst();
      if (anyWritten) {
        look(report);
      }
    }
    if (anyWritten && open.isEmpty()) {
      places.allEnded();
    }
  }

  private void look(LateReport report) {
    int place = place(report.number());
    places.read(place, words, 1);
    if (words[ReportLayout.VIOLATION] != 0) {
      written[place] = true;
      evaluate(report, place);
    }
  }

  private void evaluate(LateReport report, int place) {
    if (words[ReportLayout.VIOLATION] == STOPPED) {
      return;
    }
    places.read(place, words, words.length);
    report.failed(violation(report.kernel()));
  }

  private Throwable violation(BoundKernel kernel) {
    try {
      return Violation.read(words, kernel.unit().reportSites(), kernel.unit().kernels())
          .exception(device);
    } catch (RuntimeException damaged) {
      return damaged;
    }
  }
}
