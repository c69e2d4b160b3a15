package dev.sycamore.runtime.values;

import dev.sycamore.binding.ElementKind;

/**
 * The elements of all rows of an array of arrays, in one block on a device; {@link HostArrays}
 * handles them like an array.
 */
public record RowElements(ElementKind kind, ArrayRows rows) implements LaidOutArray {

  @Override
  public int length() {
    return rows.elements();
  }

  /** A copy of the elements, in an array. */
  public Object joined() {
    Object all = HostArrays.create(kind, length());
    rows.forEach(
        0, length(), (row, at, count, first) -> System.arraycopy(row, at, all, first, count));
    return all;
  }

  @Override
  public String shown() {
    return "a captured array of arrays";
  }

  /** The rows are copied as they are. */
  @Override
  public void gather() {}

  @Override
  public void scatter() {}

  @Override
  public void toNative(int from, int count, long address) {
    rows.forEach(
        from,
        count,
        (row, at, n, first) ->
            HostArrays.toNative(row, at, n, address + (long) (first - from) * kind.size()));
  }

  @Override
  public void fromNative(long address, int at, int count) {
    rows.forEach(
        at,
        count,
        (row, from, n, first) ->
            HostArrays.fromNative(address + (long) (first - at) * kind.size(), row, from, n));
  }
}
