package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.driver.ArrayPlace;

/**
 * Where the launches of a kernel find the arrays that they captured. While a part of a launch uses
 * an array where it is, a collection of garbage may have to wait: so that is for kernels with short
 * parts, and one that was thought to be short and was not, more than once, is kept from it for a
 * while. The thread of the stream calls it, except {@link #overran}.
 */
final class PlacementChoice {
  /** So many launches copy after a part took too long; each time twice as many. */
  private static final int FIRST_PENALTY = 8;

  private static final int MOST_PENALTY = 1024;

  /** After so many launches without, the penalty is the first again. */
  private static final int GOOD_LAUNCHES = 64;

  /**
   * After so many launches without, one part may have taken too long by chance: the clocks of a
   * virtual machine also count the time in which the host runs others.
   */
  private static final int FORGIVING_LAUNCHES = 16;

  private final String kernel;
  private final KernelCost cost;
  private final PlacementSettings settings;

  /** Null for those of this JVM, which a first launch does not ask about. */
  private final CollectionWatch collections;

  /** Null if it depends on the launch. */
  private ArrayPlace fixed;

  private volatile boolean overran;
  private int copies;
  private int penalty = FIRST_PENALTY;

  /** Launches in place since a part took too long. */
  private int good;

  /** Null before the first launch. */
  private ArrayPlace last;

  /**
   * A choice for a kernel that has not run.
   *
   * @param collections that may happen while launches run; null for those of this JVM
   * @param possible {@link ArrayPlace#IN_PLACE}, or what is against it whatever the launch
   */
  PlacementChoice(
      String kernel,
      KernelCost cost,
      PlacementSettings settings,
      CollectionWatch collections,
      ArrayPlace possible) {
    this.kernel = kernel;
    this.cost = cost;
    this.settings = settings;
    this.collections = collections;
    boolean off = settings.place() == ArrayPlace.SWITCHED_OFF;
    fixed = off || possible == ArrayPlace.IN_PLACE ? settings.place() : possible;
  }

  /** How long a part may take. */
  long mostNanos() {
    return settings.mostNanos();
  }

  /**
   * The place for the next launch.
   *
   * @param items in the shortest part of the launch
   */
  ArrayPlace next(double items) {
    ArrayPlace place = fixed == null ? decide(items) : fixed;
    if (place != last) {
      last = place;
      explain(place);
    }
    return place;
  }

  private ArrayPlace decide(double items) {
    if (overran) {
      overran = false;
      if (good < FORGIVING_LAUNCHES) {
        copies = penalty;
        penalty = Math.min(MOST_PENALTY, 2 * penalty);
      }
      good = 0;
    }
    if (copies > 0) {
      copies--;
      return ArrayPlace.OVERRUN;
    } else if (!cost.isKnown()) {
      return ArrayPlace.FIRST_LAUNCH;
    } else if (cost.nanos(items) > settings.mostNanos()) {
      return ArrayPlace.LONG_PART;
    }
    if (!collections().isQuiet()) {
      return ArrayPlace.COLLECTION;
    }
    good++;
    if (good == GOOD_LAUNCHES) {
      penalty = FIRST_PENALTY;
    }
    return ArrayPlace.IN_PLACE;
  }

  private void explain(ArrayPlace place) {
    if (RuntimeLog.explains()) {
      RuntimeLog.explain(
          "the kernel "
              + kernel
              + " on "
              + NativeCpuDevice.ID
              + ": captured arrays are "
              + (place == ArrayPlace.IN_PLACE
                  ? "used where they are"
                  : "copied, because " + place.reason()));
    }
  }

  /** The collections that may happen while a launch runs. */
  CollectionWatch collections() {
    return collections == null ? CollectionWatch.SHARED : collections;
  }

  /** No later launch is asked about: something is against arrays in place. */
  ArrayPlace fix(ArrayPlace place) {
    fixed = place;
    last = place;
    explain(place);
    return place;
  }

  /** A part took longer than {@link #mostNanos}; any thread of the launch calls it. */
  void overran() {
    overran = true;
  }
}
