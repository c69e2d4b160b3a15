package dev.sycamore.codegen.engines;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryLayout;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import java.util.List;

/** Something that runs kernels of one dimension. */
public interface KernelRunner {

  /** Gets the kernels of a unit ready to run. */
  LoadedUnit load(DeviceUnit unit);

  /** The kernels of one unit. */
  interface LoadedUnit extends AutoCloseable {

    /**
     * Runs a kernel over {@code size} work-items.
     *
     * @param arguments one for each argument of the kernel: a primitive array, which gets the
     *     results too, or a boxed scalar
     */
    void run(Kernel kernel, int size, Object... arguments);

    @Override
    void close();
  }

  /** The entry parameters that a launch passes. */
  static List<EntryParameter> usedParameters(Kernel kernel) {
    return EntryLayout.of(kernel).stream().filter(EntryParameter::used).toList();
  }
}
