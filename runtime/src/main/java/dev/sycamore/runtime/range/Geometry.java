package dev.sycamore.runtime.range;

import dev.sycamore.binding.KernelForm;

/**
 * How many work-items a launch has. Dimension 0 is the slowest.
 *
 * @param global the size of the range
 * @param local the size of a work-group; all 1 without work-groups
 */
public record Geometry(KernelForm form, IndexExtent global, IndexExtent local) {

  /** A launch without work-groups. */
  public static Geometry range(IndexExtent global) {
    return new Geometry(KernelForm.RANGE, global, IndexExtent.filled(global.dimensions(), 1));
  }

  /** One work-item. */
  public static Geometry singleTask() {
    return new Geometry(KernelForm.SINGLE_TASK, IndexExtent.of(1), IndexExtent.of(1));
  }

  /**
   * A launch with work-groups.
   *
   * @throws IllegalArgumentException if a local size is 0 or does not divide the global size
   */
  public static Geometry ndRange(IndexExtent global, IndexExtent local) {
    for (int d = 0; d < global.dimensions(); d++) {
      if (local.get(d) == 0 || global.get(d) % local.get(d) != 0) {
        throw new IllegalArgumentException(
            "local size " + local + " does not divide global size " + global);
      }
    }
    return new Geometry(KernelForm.ND_RANGE, global, local);
  }

  /** Written out, since the JVM takes milliseconds to make those of a first record. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Geometry that
        && form == that.form
        && global.equals(that.global)
        && local.equals(that.local);
  }

  @Override
  public int hashCode() {
    return (form.hashCode() * 31 + global.hashCode()) * 31 + local.hashCode();
  }

  /** 1 to 3. */
  public int dimensions() {
    return global.dimensions();
  }

  /** The number of work-items. */
  public long size() {
    return global.product();
  }

  /** The number of work-items in a group. */
  public long groupSize() {
    return local.product();
  }

  /** The number of groups in each dimension; of work-items where there are no groups. */
  public IndexExtent groups() {
    int[] groups = new int[dimensions()];
    for (int d = 0; d < groups.length; d++) {
      groups[d] = global.get(d) / local.get(d);
    }
    return IndexExtent.of(groups);
  }
}
