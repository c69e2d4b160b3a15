package dev.sycamore.runtime.touched;

import dev.sycamore.binding.touched.Touch;
import dev.sycamore.runtime.range.ElementRanges.Span;
import java.util.List;

/**
 * The elements of an array that a launch uses.
 *
 * @param read those that it may read
 * @param written those that it may write
 * @param fills whether it writes all of the latter, and never reads any
 */
public record ElementParts(Span read, Span written, boolean fills) {

  /**
   * Those of an array.
   *
   * @param mayFill whether all work-items run to their end
   */
  public static ElementParts of(
      List<Touch> touches, int length, LaunchValues values, boolean mayFill) {
    IndexInterval read = IndexInterval.NONE;
    IndexInterval written = IndexInterval.NONE;
    IndexInterval filled = IndexInterval.NONE;
    boolean reads = false;
    for (Touch touch : touches) {
      IndexInterval range =
          touch.isAnywhere() ? IndexInterval.UNKNOWN : IndexMachine.range(touch.index(), values);
      if (touch.kind() == Touch.Kind.READ) {
        reads = true;
        read = read.and(range);
      } else {
        written = written.and(range);
        if (mayFill
            && touch.kind() == Touch.Kind.FILL
            && range.last() - range.first() > filled.last() - filled.first()
            && FilledRange.isWhole(touch.index(), values)) {
          filled = range;
        }
      }
    }
    boolean fills = !reads && filled.equals(written) && written.isWithin(length);
    return new ElementParts(
        read.elements(length), written.elements(length), fills && !filled.isEmpty());
  }

  /** All elements of an array. */
  public static ElementParts all(int length) {
    Span whole = new Span(0, length);
    return new ElementParts(whole, whole, false);
  }
}
