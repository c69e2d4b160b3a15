package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.LaunchArgument.ArrayArgument;
import dev.sycamore.runtime.launch.LaunchArgument.Fixed;
import dev.sycamore.runtime.values.RowElements;
import java.util.IdentityHashMap;
import java.util.List;

/** The arrays of arrays of one launch. Each is laid out once, for its elements and its table. */
final class LaunchRows {
  /** What a table says of the rows of an array with two dimensions. */
  private static final String TABLE_SUFFIX = "_rows";

  private final BoundKernel kernel;
  private IdentityHashMap<Object, RowElements> known;

  LaunchRows(BoundKernel kernel) {
    this.kernel = kernel;
  }

  /**
   * An argument with the elements or the table of an array.
   *
   * @param usesElements whether the kernel needs more than the length
   * @throws NullPointerException if the array or one of its rows is null
   * @throws IllegalArgumentException if its rows have too many elements together
   * @throws dev.sycamore.KernelNotSupportedException if it is no array of arrays of the elements
   */
  LaunchArgument argument(ArgumentBinding argument, Object value, boolean usesElements) {
    boolean table = argument.kind() == ArgumentKind.ROW_TABLE;
    if (value == null) {
      throw LaunchArguments.isNull(kernel, name(argument));
    }
    if (!(value instanceof Object[] array)) {
      throw LaunchArguments.wrongType(kernel, argument, value);
    }
    RowElements rows = rows(argument, array);
    if (!usesElements) {
      int length = table ? rows.tableLength() : array.length;
      return new Fixed(new ArgumentValue.Array(null, length));
    }
    return new RowsArgument(array, rows, table, argument.access());
  }

  private RowElements rows(ArgumentBinding argument, Object[] array) {
    if (known == null) {
      known = new IdentityHashMap<>();
    }
    RowElements rows = known.get(array);
    if (rows == null) {
      rows = laidOut(argument, array);
      known.put(array, rows);
    }
    return rows;
  }

  private RowElements laidOut(ArgumentBinding argument, Object[] array) {
    ElementKind kind =
        RowElements.kindOf(array)
            .filter(k -> argument.kind() == ArgumentKind.ROW_TABLE || k == argument.element())
            .orElseThrow(() -> LaunchArguments.wrongType(kernel, argument, array));
    try {
      return RowElements.of(kind, array);
    } catch (NullPointerException e) {
      throw LaunchArguments.isNull(kernel, name(argument) + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "'"
              + name(argument)
              + "', captured by the kernel "
              + kernel.shown()
              + ", has more than "
              + RowElements.MOST_ELEMENTS
              + " elements in its rows: launch on parts of it",
          e);
    }
  }

  private static String name(ArgumentBinding argument) {
    String name = argument.name();
    return argument.kind() == ArgumentKind.ROW_TABLE && name.endsWith(TABLE_SUFFIX)
        ? name.substring(0, name.length() - TABLE_SUFFIX.length())
        : name;
  }

  /**
   * Refuses an array that a kernel would have twice on the device while it writes one of the two.
   *
   * @param arguments in the order of the kernel's binding
   * @throws IllegalArgumentException if there is one
   */
  void checkShared(List<LaunchArgument> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof RowsArgument rows && isElements(i)) {
        for (int j = 0; j < arguments.size(); j++) {
          if (j != i && shares(rows, arguments.get(j), j)) {
            throw shared(i, j);
          }
        }
      }
    }
  }

  private boolean isElements(int argument) {
    return kernel.binding().arguments().get(argument).kind() == ArgumentKind.ROWS;
  }

  private boolean shares(RowsArgument rows, LaunchArgument other, int index) {
    if (other instanceof ArrayArgument array) {
      return (rows.writes() || array.writes()) && array.isRowOf(rows.rows());
    }
    return other instanceof RowsArgument more
        && isElements(index)
        && (rows.writes() || more.writes())
        && !more.rows().isSame(rows.rows())
        && more.rows().sharesRow(rows.rows());
  }

  private IllegalArgumentException shared(int one, int other) {
    List<ArgumentBinding> bindings = kernel.binding().arguments();
    return new IllegalArgumentException(
        "'"
            + bindings.get(one).name()
            + "' and '"
            + bindings.get(other).name()
            + "', captured by the kernel "
            + kernel.shown()
            + ", have a row in common, and the kernel writes one of them: use the row by one of the"
            + " two only, or capture a copy");
  }
}
