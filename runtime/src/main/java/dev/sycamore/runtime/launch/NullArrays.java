package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArrayComponent;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.values.ArrayRows;
import java.util.List;

/**
 * Refuses on the host the null arrays and rows that launches on devices refuse: code of a compiled
 * kernel is compiled for arrays that are there.
 */
public final class NullArrays {
  private NullArrays() {}

  /**
   * Looks at all arrays that the compiled code uses.
   *
   * @throws NullPointerException if one is null, or a row of one
   */
  public static void check(LaunchSite.Launch launch) {
    BoundKernel kernel = launch.kernel();
    List<ArgumentBinding> arguments = kernel.binding().arguments();
    boolean[] used = new boolean[arguments.size()];
    for (ParameterBinding parameter : kernel.binding().parameters()) {
      if (parameter.role() != ParameterRole.REPORT) {
        used[parameter.argument()] = true;
      }
    }
    for (int i = 0; i < used.length; i++) {
      if (used[i]) {
        check(kernel, arguments.get(i), launch, i);
      }
    }
  }

  private static void check(
      BoundKernel kernel, ArgumentBinding argument, LaunchSite.Launch launch, int index) {
    switch (argument.kind()) {
      case ARRAY, ROWS, ROW_TABLE ->
          check(kernel, launch.argument(index), LaunchRows.name(argument));
      case RECORDS -> {
        ArrayComponent component = (ArrayComponent) launch.argument(index);
        check(kernel, component.array(), LaunchRecords.name(argument, component));
      }
      case SCALAR, ACCESSOR, MEMORY, LOCAL_ACCESSOR, GROUP_SCRATCH -> {}
    }
  }

  private static void check(BoundKernel kernel, Object array, String name) {
    if (array == null) {
      throw LaunchArguments.isNull(kernel, name);
    }
    if (array instanceof Object[] rows && ArrayRows.areIn(rows)) {
      checkRows(kernel, rows, name);
    }
  }

  private static void checkRows(BoundKernel kernel, Object[] array, String name) {
    for (int i = 0; i < array.length; i++) {
      if (array[i] == null) {
        throw LaunchArguments.isNull(kernel, name + "[" + i + "]");
      }
      if (array[i] instanceof Object[] rows && ArrayRows.areIn(rows)) {
        checkRows(kernel, rows, name + "[" + i + "]");
      }
    }
  }
}
