package dev.sycamore.backend.worker.lanes.cost;

import dev.sycamore.backend.target.ImageTarget;
import java.util.List;
import java.util.OptionalInt;

/**
 * The numbers of lanes that kernels of a target may run in.
 *
 * @param unit the target's vector unit
 * @param forced a number for all kernels, whatever they cost
 */
public record LaneWidths(VectorUnit unit, OptionalInt forced) {

  /** What lanes have to cost less than scalar code, since the estimates are rough. */
  private static final double MARGIN = 0.8;

  private static final int FEWEST = 4;

  /** For a target, by the estimated cost. */
  public static LaneWidths byCost(ImageTarget target) {
    return new LaneWidths(VectorUnit.of(target), OptionalInt.empty());
  }

  /** The same number for all kernels. */
  public static LaneWidths always(ImageTarget target, int width) {
    return new LaneWidths(VectorUnit.of(target), OptionalInt.of(width));
  }

  /** The number that costs least; nothing if scalar code costs less. */
  public OptionalInt choose(LaneCost cost) {
    if (forced.isPresent()) {
      return forced;
    }
    int best = 0;
    double least = MARGIN * cost.ofScalar();
    for (int width : List.of(unit.lanes(), unit.lanes() / 2)) {
      double each = width < FEWEST ? Double.MAX_VALUE : cost.ofLanes(width);
      if (each < least) {
        best = width;
        least = each;
      }
    }
    return best == 0 ? OptionalInt.empty() : OptionalInt.of(best);
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
