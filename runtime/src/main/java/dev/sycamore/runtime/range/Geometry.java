package dev.sycamore.runtime.range;

import dev.sycamore.binding.KernelForm;
import java.util.ArrayList;
import java.util.List;

/**
 * How many work-items a launch has. Dimension 0 is the slowest.
 *
 * @param global the size of the range
 * @param local the size of a work-group; all 1 without work-groups
 * @param offset the first index of a range in each dimension
 * @param more what is launched after this with the same arguments, where one range has no form for
 *     all work-items
 */
public record Geometry(
    KernelForm form,
    IndexExtent global,
    IndexExtent local,
    IndexExtent offset,
    List<Geometry> more) {

  private static final long ROW = KernelForm.LONG_ROW;

  private static final IndexExtent[] ORIGINS = {
    IndexExtent.filled(1, 0), IndexExtent.filled(2, 0), IndexExtent.filled(3, 0)
  };

  private static final IndexExtent[] ONES = {
    IndexExtent.filled(1, 1), IndexExtent.filled(2, 1), IndexExtent.filled(3, 1)
  };

  public Geometry {
    more = List.copyOf(more);
  }

  private Geometry(KernelForm form, IndexExtent global, IndexExtent local) {
    this(form, global, local, ORIGINS[global.dimensions() - 1], List.of());
  }

  /** A launch without work-groups. */
  public static Geometry range(IndexExtent global) {
    return new Geometry(KernelForm.RANGE, global, ONES[global.dimensions() - 1]);
  }

  /** A launch without work-groups, whose indices begin at an offset. */
  public static Geometry range(IndexExtent global, IndexExtent offset) {
    return new Geometry(KernelForm.RANGE, global, ONES[global.dimensions() - 1], offset, List.of());
  }

  /**
   * A launch of a range of {@code long} size: what the first row has of it, all rows that are
   * whole, and what the last row has.
   *
   * @param begin the first index
   * @param size how many there are
   */
  public static Geometry longRange(long begin, long size) {
    List<Geometry> pieces = new ArrayList<>();
    long at = begin;
    long end = begin + size;
    while (at < end) {
      long row = at / ROW;
      long inRow = at % ROW;
      boolean whole = inRow == 0 && end - at >= ROW;
      long rows = whole ? (end - at) / ROW : 1;
      long width = whole ? ROW : Math.min(end - at, ROW - inRow);
      pieces.add(
          range(IndexExtent.of((int) rows, (int) width), IndexExtent.of((int) row, (int) inRow)));
      at += rows * width;
    }
    if (pieces.isEmpty()) {
      return range(IndexExtent.of(0, 0));
    }
    Geometry first = pieces.get(0);
    return new Geometry(
        first.form, first.global, first.local, first.offset, pieces.subList(1, pieces.size()));
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
        && local.equals(that.local)
        && offset.equals(that.offset)
        && more.equals(that.more);
  }

  @Override
  public int hashCode() {
    return ((form.hashCode() * 31 + global.hashCode()) * 31 + local.hashCode()) * 31
        + offset.hashCode();
  }

  /** 1 to 3. */
  public int dimensions() {
    return global.dimensions();
  }

  /** The number of work-items, of this piece alone where there are more. */
  public long size() {
    return global.product();
  }

  /** Whether the indices begin at another one than 0. */
  public boolean hasOffset() {
    for (int d = 0; d < offset.dimensions(); d++) {
      if (offset.get(d) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The number of work-items in a group. */
  public long groupSize() {
    return local.product();
  }

  /** The number of groups in each dimension; of work-items where there are no groups. */
  public IndexExtent groups() {
    if (form != KernelForm.ND_RANGE) {
      return global;
    }
    int[] groups = new int[dimensions()];
    for (int d = 0; d < groups.length; d++) {
      groups[d] = global.get(d) / local.get(d);
    }
    return IndexExtent.of(groups);
  }
}
