package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.range.Geometry;
import java.util.Arrays;

/**
 * Which work-item the log is at, and what orders it with others. The log has the work-items of a
 * group together, and group after group, so that a stamp tells all of the order: uses of a group
 * are ordered if a barrier is between them, which gives them different stamps, and uses of
 * different groups never are.
 */
final class LaunchOrder {

  private final WatchedItems items;
  private final int[] barriers;
  private final BarrierWaits waits;

  /** The work-item's number in the launch, from 1. */
  private int item;

  /** Its number in the group. */
  private int place;

  private int stamp = 1;
  private int groupBegin = 1;
  private int lastStamp = 1;
  private long group = -1;

  LaunchOrder(Geometry geometry) {
    this.items = new WatchedItems(geometry);
    int size = items.hasGroups() ? items.groupSize() : 0;
    this.barriers = new int[size];
    this.waits = new BarrierWaits(size);
  }

  WatchedItems items() {
    return items;
  }

  BarrierWaits waits() {
    return waits;
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

  /** A work-item begins, or goes on after a barrier. */
  void run(int x, int y, int z, boolean barrier) {
    item = items.number(x, y, z);
    if (!items.hasGroups()) {
      return;
    }
    long now = items.group(x, y, z);
    if (now != group) {
      group = now;
      groupBegin = lastStamp + 1;
      Arrays.fill(barriers, 0);
      waits.clear();
    }
    place = items.inGroup(x, y, z);
    waits.run(place, item);
    if (barrier) {
      barriers[place]++;
    }
    stamp = groupBegin + barriers[place];
    lastStamp = Math.max(lastStamp, stamp);
  }

  /** It reaches a barrier. */
  void reach(int site) {
    waits.reach(place, site);
  }
}
