package dev.sycamore.runtime.detect;

import java.util.Arrays;

/** At which barrier each work-item of the group at hand waits. */
final class BarrierWaits {

  /** For a work-item that has ended, or runs. */
  private static final int NOWHERE = -1;

  private final int[] numbers;
  private final int[] sites;

  BarrierWaits(int groupSize) {
    this.numbers = new int[groupSize];
    this.sites = new int[groupSize];
  }

  /** Another group begins. */
  void clear() {
    Arrays.fill(sites, NOWHERE);
  }

  /**
   * A work-item runs.
   *
   * @param place its number in the group
   * @param number that of the launch
   */
  void run(int place, int number) {
    numbers[place] = number;
    sites[place] = NOWHERE;
  }

  /** A work-item reaches a barrier. */
  void reach(int place, int site) {
    sites[place] = site;
  }

  /**
   * Two work-items that do not wait at the same barrier; the first one waits. Once a group has
   * stopped there are such two, though both places are the same where a method is called twice.
   */
  int[] apart() {
    int first = 0;
    while (first < sites.length - 1 && sites[first] == NOWHERE) {
      first++;
    }
    int second = 0;
    while (second < sites.length - 1 && sites[second] == sites[first]) {
      second++;
    }
    return new int[] {numbers[first], sites[first], numbers[second], sites[second]};
  }

  /** Whether a work-item with such a place waits. */
  static boolean isWait(int site) {
    return site != NOWHERE;
  }
}
