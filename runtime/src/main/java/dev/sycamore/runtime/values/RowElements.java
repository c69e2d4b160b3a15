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
    if (length() > 0) {
      rows.join(0, length(), all);
    }
    return all;
  }

  @Override
  public String shown() {
    return "a captured array of arrays";
  }

  /** The rows have them at once. */
  @Override
  public void scatter() {}

  @Override
  public void toNative(int from, int count, long address) {
    if (!isCopiedInSteps()) {
      rows.forEach(
          from,
          count,
          (row, at, n, first) ->
              HostArrays.toNative(row, at, n, address + (long) (first - from) * kind.size()));
      return;
    }
    inSteps(
        from,
        count,
        (begin, n, joined) -> {
          rows.join(begin, begin + n, joined);
          HostArrays.toNative(joined, 0, n, address + (long) (begin - from) * kind.size());
        });
  }

  @Override
  public void fromNative(long address, int at, int count) {
    if (!isCopiedInSteps()) {
      rows.forEach(
          at,
          count,
          (row, from, n, first) ->
              HostArrays.fromNative(address + (long) (first - at) * kind.size(), row, from, n));
      return;
    }
    inSteps(
        at,
        count,
        (begin, n, joined) -> {
          HostArrays.fromNative(address + (long) (begin - at) * kind.size(), joined, 0, n);
          rows.split(joined, begin, begin + n);
        });
  }

  /** Halves are objects, of which those stay that keep their values. */
  private boolean isCopiedInSteps() {
    return rows.areShort() && kind != ElementKind.HALF;
  }

  /** Copies elements by way of an array, which has room for them. */
  private interface Step {
    void copy(int from, int count, Object joined);
  }

  private void inSteps(int from, int count, Step step) {
    PartedCopies.run(
        from,
        count,
        kind.size(),
        (begin, n) -> {
          Object joined = HostArrays.create(kind, Math.min(n, STEP));
          for (int done = 0; done < n; done += STEP) {
            step.copy(begin + done, Math.min(n - done, STEP), joined);
          }
        });
  }
}
