package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArrayComponent;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.records.RecordElements;
import dev.sycamore.runtime.records.RecordLayout;
import dev.sycamore.runtime.records.RecordLeaf;
import java.util.IdentityHashMap;
import java.util.List;

/** The arrays of records of one launch. Each is looked at once, for all its components. */
final class LaunchRecords {
  private final BoundKernel kernel;
  private IdentityHashMap<Object, RecordElements> known;

  LaunchRecords(BoundKernel kernel) {
    this.kernel = kernel;
  }

  /**
   * An argument with a component of the records in an array.
   *
   * @throws NullPointerException if the array or a record in it is null
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
    RecordElements records = records(array, name);
    checkLeaf(records.layout(), component, argument, name);
    return new RecordsArgument(array, records, component.leaf(), argument.access());
  }

  /** The array's own name: that of the argument has the way to the component, too. */
  private static String name(ArgumentBinding argument, ArrayComponent component) {
    String suffix = "_" + component.path().replace('.', '_');
    return argument.name().endsWith(suffix)
        ? argument.name().substring(0, argument.name().length() - suffix.length())
        : argument.name();
  }

  private RecordElements records(Object[] array, String name) {
    if (known == null) {
      known = new IdentityHashMap<>();
    }
    RecordElements records = known.get(array);
    if (records == null) {
      records = new RecordElements(array);
      for (int i = 0; i < array.length; i++) {
        checkElement(records.layout(), array[i], name + "[" + i + "]");
      }
      known.put(array, records);
    }
    return records;
  }

  private void checkElement(RecordLayout layout, Object record, String name) {
    if (record == null) {
      throw LaunchArguments.isNull(kernel, name);
    }
    if (layout.hasObjects()) {
      try {
        layout.takeApart(record);
      } catch (NullPointerException e) {
        throw new NullPointerException(
            e.getMessage() + " in '" + name + "', captured by the kernel " + kernel.shown());
      }
    }
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
