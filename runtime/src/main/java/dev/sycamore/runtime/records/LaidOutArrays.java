package dev.sycamore.runtime.records;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.LaidOutArray;
import dev.sycamore.runtime.values.RowElements;
import java.util.Optional;

/** How arrays of arrays and arrays of records are laid out on devices. */
public final class LaidOutArrays {
  private LaidOutArrays() {}

  /**
   * An array as it is now.
   *
   * @throws NullPointerException if a row is null; the message is its index, {@code [2]}
   * @throws IllegalArgumentException as {@link ArrayRows#of} and {@link RecordElements} say
   */
  public static LaidOutArray of(Object[] array) {
    return of(rowsOf(array));
  }

  /** The same for the host itself, where a row may be null: it has no elements. */
  public static LaidOutArray onHost(Object[] array) {
    return of(ArrayRows.areIn(array) ? ArrayRows.onHost(array) : ArrayRows.single(array));
  }

  /**
   * The rows of an array as it is now, or the array itself if it has none.
   *
   * @throws NullPointerException as {@link #of(Object[])} says
   * @throws IllegalArgumentException as {@link ArrayRows#of} says
   */
  public static ArrayRows rowsOf(Object[] array) {
    return ArrayRows.areIn(array) ? ArrayRows.of(array) : ArrayRows.single(array);
  }

  /**
   * The elements of rows.
   *
   * @throws IllegalArgumentException as {@link RecordElements} says
   */
  public static LaidOutArray of(ArrayRows rows) {
    Optional<ElementKind> kind = HostArrays.kindOfElements(rows.elementType());
    return kind.isPresent() ? new RowElements(kind.get(), rows) : new RecordElements(rows);
  }
}
