package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.detect.AccessSite.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks for two uses of an element, of which one writes, by different work-items in no order.
 *
 * <p>For each element a few uses are kept (see {@link ShadowPage}). A use that is left out is in no
 * order with something later only if one that is kept is, too: so a race is found on each element
 * that has one, though not between all places.
 */
final class RaceDetector {

  /** A message with more is of no use. */
  private static final int MOST_RACES = 16;

  private static final int RECENT = 64;

  private final List<AccessSite> sites;
  private final int[] sizes;
  private final LaunchOrder order;
  private final boolean hasGroups;
  private final WatchedMemory memory;
  private final Map<Long, ShadowPage> pages = new HashMap<>();
  private final ShadowPage[] recent = new ShadowPage[RECENT];
  private final long[] recentNumbers = new long[RECENT];
  private final Set<Long> known = new HashSet<>();
  private final List<Race> races = new ArrayList<>();

  private int item;
  private int stamp;

  /** Uses with earlier stamps are of other groups. */
  private int others;

  RaceDetector(List<AccessSite> sites, LaunchOrder order, WatchedMemory memory) {
    this.sites = sites;
    this.sizes = sites.stream().mapToInt(AccessSite::size).toArray();
    this.order = order;
    this.hasGroups = order.items().hasGroups();
    this.memory = memory;
  }

  /** The work-item at hand uses global memory. */
  void access(long address, int site, Kind kind) {
    int size = sizes[site];
    item = order.item();
    stamp = order.stamp();
    others = order.groupBegin();
    long end = address + size;
    long at = address;
    while (at < end) {
      long number = at >>> ShadowPage.BITS;
      ShadowPage page = page(number, size, at);
      int granule = 1 << page.granuleBits();
      long stop = Math.min(end, (number + 1) << ShadowPage.BITS);
      for (; at < stop; at += granule) {
        int cell = (int) (at & ((1 << ShadowPage.BITS) - 1)) >> page.granuleBits();
        use(page, cell, address, site, kind);
      }
    }
  }

  /** The page, whose granules are no larger than an access and what it is aligned to. */
  private ShadowPage page(long number, int size, long address) {
    int slot = (int) number & (RECENT - 1);
    ShadowPage page = recent[slot];
    if (page == null || recentNumbers[slot] != number) {
      page = pages.get(number);
      if (page == null) {
        page = new ShadowPage(granuleBits(size, address));
        pages.put(number, page);
      }
      recent[slot] = page;
      recentNumbers[slot] = number;
    }
    int granule = 1 << page.granuleBits();
    if (granule > 1 && ((size | (int) address) & (granule - 1)) != 0) {
      page.refine(granuleBits(size, address));
    }
    return page;
  }

  private static int granuleBits(int size, long address) {
    return Math.min(3, Integer.numberOfTrailingZeros(size | (int) address));
  }

  private void use(ShadowPage page, int cell, long address, int site, Kind kind) {
    int[] cells = page.cells();
    int at = cell * ShadowPage.CELL;
    check(cells, at + ShadowPage.WRITE, address, site);
    int[] atomics = page.atomics();
    boolean atomic = kind == Kind.ATOMIC;
    if (atomics != null && !atomic) {
      check(atomics, cell * ShadowPage.ATOMIC_CELL, address, site);
      check(atomics, cell * ShadowPage.ATOMIC_CELL + ShadowPage.USE, address, site);
    }
    if (kind == Kind.READ) {
      // Whatever writes the element has a race with the two that are known, or with one of them.
      if (!isCertain(cells, at + ShadowPage.READ)) {
        keep(cells, at + ShadowPage.READ, site);
      }
      return;
    }
    check(cells, at + ShadowPage.READ, address, site);
    check(cells, at + ShadowPage.READ + ShadowPage.USE, address, site);
    if (atomic) {
      keep(page.atomicsToWrite(), cell * ShadowPage.ATOMIC_CELL, site);
    } else {
      put(cells, at + ShadowPage.WRITE, site);
    }
  }

  /**
   * Whether one more use adds nothing: the work-item's own is kept, or two that no later work-item
   * has an order with, or two of this stamp, which any write of this stamp has a race with.
   */
  private boolean isCertain(int[] uses, int at) {
    int second = at + ShadowPage.USE;
    if (uses[at + ShadowPage.STAMP] == stamp
        && (uses[at] == item || uses[second + ShadowPage.STAMP] == stamp)) {
      return true;
    }
    return uses[second] != 0 && (!hasGroups || uses[second + ShadowPage.STAMP] < others);
  }

  private void put(int[] uses, int at, int site) {
    uses[at] = item;
    uses[at + ShadowPage.STAMP] = stamp;
    uses[at + ShadowPage.SITE] = site;
  }

  /** Keeps a use and one by another work-item: that of an earlier group if there is one. */
  private void keep(int[] uses, int at, int site) {
    if (uses[at] != item && uses[at] != 0) {
      int second = at + ShadowPage.USE;
      boolean earlier = uses[second] != 0 && uses[second + ShadowPage.STAMP] < others;
      if (!earlier) {
        System.arraycopy(uses, at, uses, second, ShadowPage.USE);
      }
    }
    put(uses, at, site);
  }

  private void check(int[] uses, int at, long address, int site) {
    int other = uses[at];
    if (other == 0 || other == item) {
      return;
    }
    int otherStamp = uses[at + ShadowPage.STAMP];
    if (otherStamp == stamp || otherStamp < others) {
      found(other, uses[at + ShadowPage.SITE], otherStamp < others, address, site);
    }
  }

  private void found(int other, int otherSite, boolean groups, long address, int site) {
    if (isNews(otherSite, site)) {
      add(other, otherSite, address, site, hasGroups && !groups);
    }
  }

  /** The work-item at hand has a race in the local memory of its group. */
  void foundLocal(int other, int otherSite, long address, int site) {
    item = order.item();
    if (isNews(otherSite, site)) {
      add(other, otherSite, address, site, true);
    }
  }

  private boolean isNews(int one, int other) {
    long pair = (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    return races.size() < MOST_RACES && known.add(pair);
  }

  private void add(int other, int otherSite, long address, int site, boolean sameGroup) {
    AccessSite now = sites.get(site);
    races.add(
        new Race(
            memory.shown(address, now),
            new Race.Use(sites.get(otherSite), order.items().item(other)),
            new Race.Use(now, order.items().item(item)),
            sameGroup));
  }

  /** What was found: one for each pair of places, in the order of the log. */
  List<Race> races() {
    return List.copyOf(races);
  }
}
