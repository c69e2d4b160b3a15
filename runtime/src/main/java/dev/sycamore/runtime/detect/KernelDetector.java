package dev.sycamore.runtime.detect;

import dev.sycamore.runtime.detect.AccessSite.Kind;
import dev.sycamore.runtime.range.Geometry;
import java.util.List;
import java.util.Optional;

/** Reads the log of a launch, and finds what went wrong in it. */
public final class KernelDetector {

  /** What is looked for, besides barriers that only some work-items reach. */
  public enum Search {
    RACES,
    UNINITIALIZED
  }

  /**
   * By how much the number of a phase is larger than that of the one before, for each work-item.
   */
  private static final int STRETCH = 20;

  private final List<AccessSite> sites;
  private final Kind[] kinds;
  private final LaunchOrder order;
  private final RaceDetector races;
  private final UninitializedReads reads;
  private final long localBegin;

  /** Those of the group that parts, while the log has them. */
  private Optional<BarrierWaits> waits = Optional.empty();

  private int other;

  /** That of the first group whose work-items went different ways. */
  private Optional<Parting> parting = Optional.empty();

  /**
   * @param sites those of the image
   * @param memory that of arguments
   */
  public KernelDetector(List<AccessSite> sites, Geometry geometry, WatchedMemory memory) {
    this.sites = sites;
    this.kinds = sites.stream().map(AccessSite::kind).toArray(Kind[]::new);
    this.order = new LaunchOrder(geometry);
    this.races = new RaceDetector(sites, order, memory);
    this.reads = new UninitializedReads(sites, order, memory);
    this.localBegin = memory.localBegin();
  }

  /** Reads a record of the log. */
  public void record(long first, long second) {
    int site = (int) second;
    if (site < 0) {
      special(first, LogRecord.high(second), site);
      return;
    }
    Kind kind = kinds[site];
    switch (kind) {
      case WAIT -> waits.orElseThrow().reach(number(first, LogRecord.high(second)), site);
      case PARTING -> part();
      default -> races.access(first, site, kind);
    }
  }

  private void special(long first, int high, int what) {
    switch (what) {
      case LogRecord.ITEM -> item(number(first, high));
      case LogRecord.PLACES -> waits = Optional.of(new BarrierWaits());
      case LogRecord.PHASE -> order.phase((first >>> STRETCH) - Integer.toUnsignedLong(high));
      case LogRecord.OTHER -> other = number(first, high);
      case LogRecord.RACE -> {
        long address = localBegin + Integer.toUnsignedLong((int) first);
        races.foundLocal(other, LogRecord.high(first), address, high);
      }
      case LogRecord.UNWRITTEN -> reads.found(first, high);
      default -> throw new IllegalStateException("the log of a kernel has a record " + what);
    }
  }

  private void item(int number) {
    waits.ifPresentOrElse(parted -> parted.end(number), () -> order.run(number));
  }

  private int number(long xy, int z) {
    return order.items().number((int) xy, LogRecord.high(xy), z);
  }

  private void part() {
    if (parting.isEmpty()) {
      List<BarrierWaits.Wait> apart = waits.orElseThrow().apart();
      parting = Optional.of(new Parting(way(apart.get(0)), way(apart.get(1))));
    }
    waits = Optional.empty();
  }

  private Parting.Way way(BarrierWaits.Wait wait) {
    return new Parting.Way(
        order.items().item(wait.item()),
        wait.hasEnded() ? Optional.empty() : Optional.of(sites.get(wait.site()).shown()));
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
