package dev.sycamore.backend.worker.lanes.cost;

import dev.sycamore.backend.target.ImageTarget;
import java.util.OptionalInt;

/**
 * The numbers of lanes that kernels of a target may run in.
 *
 * @param unit the target's vector unit
 * @param forced a number for all kernels, whatever they cost
 * @param areSubGroups whether the lanes are the work-items of a sub-group, so that there is no
 *     other form
 * @param most lanes, where loops wait for their own results
 */
public record LaneWidths(VectorUnit unit, OptionalInt forced, boolean areSubGroups, int most) {

  /** What lanes have to cost less than scalar code, since the estimates are rough. */
  private static final double MARGIN = 0.8;

  private static final int FEWEST = 4;
  private static final int MOST_LANES = 32;

  /**
   * What more lanes than a register has are to gain: what is left of whole vectors is more, too.
   */
  private static final double WORTHWHILE = 1.3;

  /**
   * In bytes: the code of whole vectors and that of rests have as much each, and kernels whose
   * stack is larger than 32 KiB run on threads that are started for each launch.
   */
  private static final long MOST_PRIVATE = 12 << 10;

  /** For a target, by the estimated cost. */
  public static LaneWidths byCost(ImageTarget target) {
    return new LaneWidths(VectorUnit.of(target), OptionalInt.empty(), false, MOST_LANES);
  }

  /** The same number for all kernels. */
  public static LaneWidths always(ImageTarget target, int width) {
    return new LaneWidths(VectorUnit.of(target), OptionalInt.of(width), false, width);
  }

  /** The work-items of a sub-group. */
  public static LaneWidths ofSubGroup(VectorUnit unit, int size) {
    return new LaneWidths(unit, OptionalInt.of(size), true, size);
  }

  /** The same without more lanes than a register has: for rows of few work-items. */
  public LaneWidths ofOneRegister() {
    return new LaneWidths(unit, forced, areSubGroups, unit.lanes());
  }

  /** The lanes of a register for all kernels, whatever they cost. */
  public static LaneWidths widest(ImageTarget target) {
    return always(target, VectorUnit.of(target).lanes());
  }

  /**
   * The number that costs least; nothing if scalar code costs less.
   *
   * @param privateBytes the size of one work-item's private arrays
   */
  public OptionalInt choose(LaneCost cost, long privateBytes) {
    if (forced.isPresent()) {
      return forced;
    }
    int best = 0;
    double least = MARGIN * cost.ofScalar();
    for (int width = widest(privateBytes); width >= FEWEST; width /= 2) {
      double each = cost.ofLanes(width);
      if (each < least) {
        best = width;
        least = each;
      }
    }
    return best == 0 ? OptionalInt.empty() : OptionalInt.of(withoutWaits(cost, best, privateBytes));
  }

  /** More lanes than a register has, where loops would wait for their own results otherwise. */
  private int withoutWaits(LaneCost cost, int width, long privateBytes) {
    int lanes = width;
    while (lanes >= unit.lanes()
        && 2 * lanes <= most
        && hasRoom(privateBytes, 2 * lanes)
        && cost.gain(lanes, 2 * lanes) >= WORTHWHILE) {
      lanes *= 2;
    }
    return lanes;
  }

  /**
   * The most lanes of the unit for whose private arrays the stack has room; less than four if it
   * has not even room for those of four.
   *
   * @param privateBytes the size of one work-item's private arrays
   */
  public int widest(long privateBytes) {
    int width = unit.lanes();
    while (width >= FEWEST && !hasRoom(privateBytes, width)) {
      width /= 2;
    }
    return width;
  }

  /** Whether the stack has room for the private arrays of so many work-items. */
  private static boolean hasRoom(long privateBytes, int width) {
    return privateBytes * width <= MOST_PRIVATE;
  }

  /** Whether the stack has room for the private arrays of the fewest lanes. */
  public static boolean hasRoom(long privateBytes) {
    return hasRoom(privateBytes, FEWEST);
  }

  /**
   * How many work-items that are left of whole vectors have to be for one more vector, in which
   * some lanes have none, to cost less than scalar code. The width or more if it never does.
   */
  public int fewestOfRest(LaneCost cost, int width) {
    return forced.isPresent()
        ? 1
        : (int) Math.ceil(Math.min(width, cost.ofRest(width) / (MARGIN * cost.ofScalar())));
  }
}
