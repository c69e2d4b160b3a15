package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.records.CompleteRecords;
import dev.sycamore.runtime.records.LaidOutArrays;
import dev.sycamore.runtime.records.RecordElements;
import dev.sycamore.runtime.records.RecordLayout;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.LaidOutArray;
import java.util.IdentityHashMap;
import java.util.function.Supplier;

/**
 * The arrays of one launch that are laid out on the device. Each is looked at once, for all
 * arguments that are parts of it.
 */
final class LaunchLayouts {
  private final BoundKernel kernel;
  private IdentityHashMap<Object, LaidOutArray> known;

  LaunchLayouts(BoundKernel kernel) {
    this.kernel = kernel;
  }

  /**
   * An array as it is now.
   *
   * @param name as the source says it
   * @throws NullPointerException if a row, a record, a component or a {@code Half} is null
   * @throws IllegalArgumentException if it has too many elements, or records of a class in a
   *     package that is not open to this module
   */
  LaidOutArray of(Object[] array, String name) {
    if (known == null) {
      known = new IdentityHashMap<>();
    }
    LaidOutArray laidOut = known.get(array);
    if (laidOut == null) {
      laidOut = LaidOutArrays.of(rows(array, name));
      check(laidOut, array, name);
      known.put(array, laidOut);
    }
    return laidOut;
  }

  private ArrayRows rows(Object[] array, String name) {
    try {
      return LaidOutArrays.rowsOf(array);
    } catch (NullPointerException e) {
      throw LaunchArguments.isNull(kernel, name + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "'"
              + name
              + "', captured by the kernel "
              + kernel.shown()
              + ", has more than "
              + ArrayRows.MOST_ELEMENTS
              + " elements in its rows: launch on parts of it",
          e);
    }
  }

  private void check(LaidOutArray laidOut, Object[] array, String name) {
    RecordLayout layout = laidOut instanceof RecordElements records ? records.layout() : null;
    if (layout != null || laidOut.kind() == ElementKind.HALF) {
      check(layout, array, () -> name);
    }
  }

  /**
   * Looks at the elements of an array, or of its rows.
   *
   * @param layout of records; null for halves
   */
  private void check(RecordLayout layout, Object[] array, Supplier<String> name) {
    boolean rows = ArrayRows.areIn(array);
    if (!rows && layout != null && layout.hasObjects() && CompleteRecords.areIn(layout, array)) {
      return;
    }
    for (int i = 0; i < array.length; i++) {
      if (rows) {
        int index = i;
        check(layout, (Object[]) array[i], () -> name.get() + "[" + index + "]");
      } else if (array[i] == null) {
        throw LaunchArguments.isNull(kernel, name.get() + "[" + i + "]");
      } else if (layout != null && layout.hasObjects()) {
        checkComponents(layout, array[i], name.get() + "[" + i + "]");
      }
    }
  }

  private void checkComponents(RecordLayout layout, Object record, String name) {
    try {
      layout.takeApart(record);
    } catch (NullPointerException e) {
      throw new NullPointerException(
          e.getMessage() + " in '" + name + "', captured by the kernel " + kernel.shown());
    }
  }
}
