package dev.sycamore.runtime.arrays;

import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.ArrayRows;
import java.util.List;
import java.util.Objects;

/** An array that the program waits for by itself: its elements come back, and no others. */
public final class AwaitedArray {
  private final Object array;

  /** Null if the elements are primitives. */
  private final ArrayRows rows;

  private AwaitedArray(Object array, ArrayRows rows) {
    this.array = array;
    this.rows = rows;
  }

  /**
   * An array of primitives, of objects, or of arrays.
   *
   * @throws NullPointerException if it is null, or has a row that is null
   */
  public static AwaitedArray of(Object array) {
    if (!(Objects.requireNonNull(array, "array") instanceof Object[] objects)) {
      return new AwaitedArray(array, null);
    }
    return new AwaitedArray(
        array, ArrayRows.areIn(objects) ? ArrayRows.of(objects) : ArrayRows.single(objects));
  }

  /** The memories that have elements of it; called under the lock of the registration. */
  List<Memory> memories(CapturedArrays all) {
    return all.withElementsOf(array, rows);
  }
}
