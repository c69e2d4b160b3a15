package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArrayComponent;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.records.RecordElements;
import dev.sycamore.runtime.records.RecordLayout;
import dev.sycamore.runtime.records.RecordLeaf;
import java.util.List;

/** The components of the records of one launch that are in arrays, or in arrays of arrays. */
final class LaunchRecords {
  private final BoundKernel kernel;
  private final LaunchLayouts layouts;

  LaunchRecords(BoundKernel kernel, LaunchLayouts layouts) {
    this.kernel = kernel;
    this.layouts = layouts;
  }

  /**
   * An argument with a component of the records in an array.
   *
   * @throws NullPointerException if the array, a row or a record in it is null
   * @throws IllegalArgumentException if its records have too many bytes together, or their class is
   *     in a package that is not open to this module
   * @throws dev.sycamore.KernelNotSupportedException if the records have changed since the kernel
   *     was compiled
   */
  LaunchArgument argument(ArgumentBinding argument, Object value) {
    ArrayComponent component = (ArrayComponent) value;
    String name = name(argument, component);
    if (component.array() == null) {
      throw LaunchArguments.isNull(kernel, name);
    }
    if (!(component.array() instanceof Object[] array)) {
      throw LaunchArguments.wrongType(kernel, argument, component.array());
    }
    if (!(layouts.of(array, name) instanceof RecordElements records)
        || records.rows().hasTable() != argument.dimensions() > 1) {
      throw LaunchArguments.wrongType(kernel, argument, array);
    }
    checkLeaf(records.layout(), component, argument, name);
    return new LaidOutArgument(
        array, records, new LaidOutArgument.Part.Leaf(component.leaf()), argument);
  }

  /** The array's own name: that of the argument has the way to the component, too. */
  static String name(ArgumentBinding argument, ArrayComponent component) {
    String suffix = "_" + component.path().replace('.', '_');
    return argument.name().endsWith(suffix)
        ? argument.name().substring(0, argument.name().length() - suffix.length())
        : argument.name();
  }

  private void checkLeaf(
      RecordLayout layout, ArrayComponent component, ArgumentBinding argument, String name) {
    List<RecordLeaf> leaves = layout.leaves();
    boolean same =
        leaves.size() == component.leaves()
            && leaves.get(component.leaf()).path().equals(component.path())
            && leaves.get(component.leaf()).kind() == argument.element();
    if (!same) {
      throw ApiExceptions.notSupported(
          "the records of the class "
              + layout.name()
              + " in '"
              + name
              + "', captured by the kernel "
              + kernel.shown()
              + ", have changed since it was compiled: there is no component '"
              + component.path()
              + "' of "
              + argument.element()
              + " among "
              + component.leaves());
    }
  }
}
