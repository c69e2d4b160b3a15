package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.detect.AccessSite.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for reads of local memory that no work-item of the group has written. Its bytes are what an
 * earlier group or launch left there.
 */
final class UninitializedReads {

  /** A message with more is of no use. */
  private static final int MOST_READS = 16;

  private final List<AccessSite> sites;
  private final LaunchOrder order;
  private final WatchedMemory memory;
  private final long begin;

  /** For each byte of local memory how the first stamp of the group was that wrote it last. */
  private final int[] written;

  private final Set<Integer> known = new HashSet<>();
  private final List<UninitializedRead> reads = new ArrayList<>();

  UninitializedReads(List<AccessSite> sites, LaunchOrder order, WatchedMemory memory) {
    this.sites = sites;
    this.order = order;
    this.memory = memory;
    List<WatchedBlock> local = memory.blocks().stream().filter(WatchedBlock::local).toList();
    this.begin = local.stream().mapToLong(WatchedBlock::address).min().orElse(0);
    long end = local.stream().mapToLong(b -> b.address() + b.size()).max().orElse(0);
    this.written = new int[Math.toIntExact(end - begin)];
  }

  /** The work-item at hand uses local memory. */
  void access(long address, int site, Kind kind) {
    int size = sites.get(site).size();
    long first = address - begin;
    if (first < 0 || first + size > written.length) {
      return;
    }
    int group = order.groupBegin();
    boolean wasWritten = true;
    for (int i = (int) first; i < first + size; i++) {
      wasWritten &= written[i] == group;
      if (kind != Kind.READ) {
        written[i] = group;
      }
    }
    if (!wasWritten && kind != Kind.WRITE) {
      found(address, site);
    }
  }

  private void found(long address, int site) {
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
