package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.range.Geometry;

/**
 * Which work-item the log is at, and what orders it with others. The log has the work-items of a
 * group together, and group after group, so that a stamp has all of the order: uses of a group are
 * ordered if a barrier is between them, which gives them different stamps, and uses of different
 * groups never are.
 */
final class LaunchOrder {

  private final WatchedItems items;

  /** The work-item's number in the launch, from 1. */
  private int item;

  private int stamp = 1;
  private int groupBegin = 1;
  private long group = -1;

  LaunchOrder(Geometry geometry) {
    this.items = new WatchedItems(geometry);
  }

  WatchedItems items() {
    return items;
  }

  int item() {
    return item;
  }

  int stamp() {
    return stamp;
  }

  /** What was used with an earlier stamp was used by another group. */
  int groupBegin() {
    return groupBegin;
  }

  /**
   * What follows was done between two barriers of a group, and nothing before it was.
   *
   * @param nowInGroup a number that all that a group does has in common
   */
  void phase(long nowInGroup) {
    stamp++;
    if (nowInGroup != group) {
      group = nowInGroup;
      groupBegin = stamp;
    }
  }

  /** What follows was done by a work-item. */
  void run(int number) {
    item = number;
  }
}
