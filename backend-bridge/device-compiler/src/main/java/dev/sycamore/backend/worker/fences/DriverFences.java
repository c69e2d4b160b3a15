package dev.sycamore.backend.worker.fences;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What must be hidden from drivers that compile SPIR-V with an LLVM of their own, of any version.
 */
public final class DriverFences {
  private DriverFences() {}

  /** Writes it into the functions of a module, which are in SSA form. */
  public static void write(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      if (!Llvm.isDeclaration(function)) {
        FloatCounters.hide(function, VolatileSlot::before);
        ZeroBits.compare(function);
      }
    }
  }
}
