package dev.sycamore.codegen;

import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.EntryLayout;
import dev.sycamore.model.EntryParameter;
import dev.sycamore.model.Kernel;
import java.util.List;

/** Something that runs kernels of one dimension. */
interface KernelRunner {

  /**
   * Runs the only kernel of the unit over {@code size} work-items.
   *
   * @param arguments one for each argument of the kernel: a primitive array, which gets the results
   *     too, or a boxed scalar
   */
  void run(DeviceUnit unit, int size, Object... arguments);

  static Kernel onlyKernel(DeviceUnit unit) {
    return unit.kernels().get(0);
  }

  static List<EntryParameter> usedParameters(DeviceUnit unit) {
    return EntryLayout.of(onlyKernel(unit)).stream().filter(EntryParameter::used).toList();
  }
}
