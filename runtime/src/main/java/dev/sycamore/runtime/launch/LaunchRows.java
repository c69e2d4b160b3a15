package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.LaunchArgument.Fixed;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.LaidOutArray;
import java.util.List;

/** The elements and the tables of the arrays of arrays of one launch. */
final class LaunchRows {
  /** What a table says of the rows of an array with two dimensions. */
  private static final String TABLE_SUFFIX = "_rows";

  private final BoundKernel kernel;
  private final LaunchLayouts layouts;

  LaunchRows(BoundKernel kernel, LaunchLayouts layouts) {
    this.kernel = kernel;
    this.layouts = layouts;
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
    if (!(value instanceof Object[] array) || !ArrayRows.areIn(array)) {
      throw LaunchArguments.wrongType(kernel, argument, value);
    }
    LaidOutArray rows = layouts.of(array, name(argument));
    if (!table && rows.kind() != argument.element()) {
      throw LaunchArguments.wrongType(kernel, argument, value);
    }
    if (!usesElements) {
      int length = table ? rows.rows().tableLength() : array.length;
      return new Fixed(new ArgumentValue.Array(null, length));
    }
    LaidOutArgument.Part part =
        table ? new LaidOutArgument.Part.Table() : new LaidOutArgument.Part.Elements();
    return new LaidOutArgument(array, rows, part, argument);
  }

  /** The array's own name. */
  static String name(ArgumentBinding argument) {
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
      if (arguments.get(i) instanceof LaidOutArgument laidOut) {
        for (int j = 0; j < arguments.size(); j++) {
          if (j != i && laidOut.conflicts(arguments.get(j))) {
            throw shared(i, j);
          }
        }
      }
    }
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
