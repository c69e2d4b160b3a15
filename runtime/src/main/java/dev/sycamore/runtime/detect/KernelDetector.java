package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.detect.AccessSite.Kind;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the log of a launch, and finds what went wrong in it. */
public final class KernelDetector {

  /** What is looked for, besides barriers that only some work-items reach. */
  public enum Search {
    RACES,
    UNINITIALIZED
  }

  private final List<AccessSite> sites;
  private final Kind[] kinds;
  private final boolean[] local;
  private final LaunchOrder order;
  private final RaceDetector races;
  private final UninitializedReads reads;
  private final boolean findsRaces;
  private final boolean findsReads;

  /** That of the first group whose work-items went different ways. */
  private Optional<Parting> parting = Optional.empty();

  /**
   * @param sites those of the image
   * @param blocks the memory of arguments
   */
  public KernelDetector(
      List<AccessSite> sites, Geometry geometry, List<WatchedBlock> blocks, Set<Search> searches) {
    this.sites = sites;
    this.kinds = sites.stream().map(AccessSite::kind).toArray(Kind[]::new);
    this.local = new boolean[sites.size()];
    for (int i = 0; i < local.length; i++) {
      local[i] = sites.get(i).local();
    }
    this.order = new LaunchOrder(geometry);
    WatchedMemory memory = new WatchedMemory(blocks);
    this.races = new RaceDetector(sites, order, memory);
    this.reads = new UninitializedReads(sites, order, memory);
    this.findsRaces = searches.contains(Search.RACES);
    this.findsReads = searches.contains(Search.UNINITIALIZED);
  }

  /** Reads a record of the log. */
  public void record(long first, long second) {
    int site = (int) second;
    Kind kind = kinds[site];
    switch (kind) {
      case BEGIN, BARRIER -> {
        int y = (int) (first >>> Integer.SIZE);
        order.run((int) first, y, (int) (second >>> Integer.SIZE), kind == Kind.BARRIER);
      }
      case WAIT -> order.reach(site);
      case PARTING -> part();
      default -> access(first, site, kind);
    }
  }

  private void access(long address, int site, Kind kind) {
    if (findsReads && local[site]) {
      reads.access(address, site, kind);
    }
    if (findsRaces) {
      races.access(address, site, kind);
    }
  }

  private void part() {
    if (parting.isEmpty()) {
      int[] apart = order.waits().apart();
      parting = Optional.of(new Parting(way(apart[0], apart[1]), way(apart[2], apart[3])));
    }
  }

  private Parting.Way way(int number, int site) {
    return new Parting.Way(
        order.items().item(number),
        BarrierWaits.isWait(site) ? Optional.of(sites.get(site).shown()) : Optional.empty());
  }

  /** One for each pair of places, in the order of the log. */
  public List<Race> races() {
    return races.races();
  }

  /** Two work-items of the first group that did not reach the same barriers. */
  public Optional<Parting> parting() {
    return parting;
  }

  /** One for each place, in the order of the log. */
  public List<UninitializedRead> uninitializedReads() {
    return reads.reads();
  }
}
