package dev.sycamore.runtime.report;

import dev.sycamore.runtime.driver.DeviceBlock;

/** The memory of the reports of one stream, in places of {@link #WORDS} words. */
interface ReportPlaces {
  /** Words of each report. */
  int WORDS = 64;

  /** So many words from the first one on are the report; those after its capacity are not. */
  int words();

  /** The memory of all reports. */
  DeviceBlock memory();

  /** Whether anything may have been written since {@link #allEnded}. */
  boolean anyWritten();

  /** Nothing is under way any more that writes. */
  void allEnded();

  /** Reads the first words of a place, whose launch has ended. */
  void read(int place, int[] words, int count);

  /** Makes a place again what it was at first. */
  void empty(int place);
}
