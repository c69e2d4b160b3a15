package dev.sycamore.runtime.values;

import dev.sycamore.binding.ElementKind;

/**
 * The elements of all rows of an array of arrays, in one block on a device; {@link HostArrays}
 * handles them like an array.
 */
public record RowElements(ElementKind kind, ArrayRows rows) implements LaidOutArray {
  /** As many elements as a first cache has room for twice. */
  private static final int STEP = 1 << 11;

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
    if (isCopiedInSteps()) {
      inSteps(from, count, address, this::joinedToNative);
      return;
    }
    rows.forEach(
        from,
        count,
        (row, at, n, first) ->
            HostArrays.toNative(row, at, n, address + (long) (first - from) * kind.size()));
  }

  @Override
  public void fromNative(long address, int at, int count) {
    if (isCopiedInSteps()) {
      inSteps(at, count, address, this::joinedFromNative);
      return;
    }
    rows.forEach(
        at,
        count,
        (row, from, n, first) ->
            HostArrays.fromNative(address + (long) (first - at) * kind.size(), row, from, n));
  }

  /** Halves are objects, of which those stay that keep their values. */
  private boolean isCopiedInSteps() {
    return rows.areShort() && kind != ElementKind.HALF;
  }

  /** Copies elements by way of an array, which has room for them. */
  private interface Step {
    void copy(int from, int count, long address, Object joined);
  }

  private void inSteps(int from, int count, long address, Step step) {
    Object joined = HostArrays.create(kind, Math.min(count, STEP));
    for (int done = 0; done < count; done += STEP) {
      int n = Math.min(count - done, STEP);
      step.copy(from + done, n, address + (long) done * kind.size(), joined);
    }
  }

  private void joinedToNative(int from, int count, long address, Object joined) {
    rows.forEach(
        from, count, (row, at, n, first) -> System.arraycopy(row, at, joined, first - from, n));
    HostArrays.toNative(joined, 0, count, address);
  }

  private void joinedFromNative(int from, int count, long address, Object joined) {
    HostArrays.fromNative(address, joined, 0, count);
    rows.forEach(
        from, count, (row, at, n, first) -> System.arraycopy(joined, first - from, row, at, n));
  }
}
