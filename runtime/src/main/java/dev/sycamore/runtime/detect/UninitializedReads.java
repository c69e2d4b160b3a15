package dev.sycamore.runtime.detect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads of local memory that no work-item of the group has written. */
final class UninitializedReads {

  /** A message with more is of no use. */
  private static final int MOST_READS = 16;

  private final List<AccessSite> sites;
  private final LaunchOrder order;
  private final WatchedMemory memory;
  private final Set<Integer> known = new HashSet<>();
  private final List<UninitializedRead> reads = new ArrayList<>();

  UninitializedReads(List<AccessSite> sites, LaunchOrder order, WatchedMemory memory) {
    this.sites = sites;
    this.order = order;
    this.memory = memory;
  }

  /** The work-item at hand does one. */
  void found(long address, int site) {
    if (reads.size() < MOST_READS && known.add(site)) {
      AccessSite now = sites.get(site);
      reads.add(
          new UninitializedRead(
              memory.shown(address, now), new Race.Use(now, order.items().item(order.item()))));
    }
  }

  /** What was found: one for each place, in the order of the log. */
  List<UninitializedRead> reads() {
    return List.copyOf(reads);
  }
}
