package dev.sycamore.runtime.detect;

/**
 * The records of a log that have no site in the low half of their second word, but what they are.
 * Others are uses of global memory, work-items that wait, and groups that have parted.
 */
final class LogRecord {

  /** A work-item begins, or goes on after a barrier; after {@link #PLACES} it has ended. */
  static final int ITEM = -1;

  /** Another part of a group, from a barrier to the next; the first word has its number. */
  static final int PHASE = -2;

  /** The work-item that the race of the next record is with. */
  static final int OTHER = -3;

  /** A race in local memory. */
  static final int RACE = -4;

  /** A read of local memory that nobody wrote. */
  static final int UNWRITTEN = -5;

  /** What follows, up to the record of the parting, is where the work-items of a group are. */
  static final int PLACES = -6;

  private LogRecord() {}

  static int high(long word) {
    return (int) (word >>> Integer.SIZE);
  }
}
