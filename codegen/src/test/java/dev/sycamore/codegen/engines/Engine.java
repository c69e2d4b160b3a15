package dev.sycamore.codegen.engines;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.testsupport.tools.Tool;

/** What meaning tests run on: every one must give what Java gives. */
public enum Engine {
  /** The unit as it is, without passes and generators. */
  INTERPRETER,
  /** The LLVM IR, optimised. */
  LLVM_IR,
  /** The OpenCL C; skipped where there is no driver. */
  OPENCL_C;

  /** Runs the only kernel of a unit; arguments as in {@link KernelRunner.LoadedUnit#run}. */
  public void run(DeviceUnit unit, int size, Object... arguments) {
    Kernel kernel = unit.kernels().get(0);
    try (KernelRunner.LoadedUnit loaded = runner().load(unit)) {
      loaded.run(kernel, size, arguments);
    }
  }

  public KernelRunner runner() {
    return switch (this) {
      case INTERPRETER -> new Interpreter();
      case LLVM_IR -> new IrRunner();
      case OPENCL_C -> {
        Tool.OPENCL.assumePresent();
        yield OpenClRunner.instance().get();
      }
    };
  }
}
