package dev.sycamore.runtime.touched;

import dev.sycamore.binding.touched.Touch;
import java.util.List;

/** The elements of an array that a launch uses, computed when somebody asks. */
public final class UsedElements {
  private final List<Touch> touches;
  private final int length;
  private final LaunchValues values;
  private final boolean mayFill;

  /** The same whoever computes it. */
  private volatile ElementParts parts;

  /** What {@link ElementParts#of} computes. */
  public UsedElements(List<Touch> touches, int length, LaunchValues values, boolean mayFill) {
    this.touches = touches;
    this.length = length;
    this.values = values;
    this.mayFill = mayFill;
  }

  /** The elements. */
  public ElementParts parts() {
    ElementParts known = parts;
    if (known == null) {
      known = ElementParts.of(touches, length, values, mayFill);
      parts = known;
    }
    return known;
  }
}
