package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.LLVMABISizeOfType;
import static org.bytedeco.llvm.global.LLVM.LLVMGetFirstGlobal;
import static org.bytedeco.llvm.global.LLVM.LLVMGetModuleDataLayout;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNextGlobal;
import static org.bytedeco.llvm.global.LLVM.LLVMGetPointerAddressSpace;
import static org.bytedeco.llvm.global.LLVM.LLVMGlobalGetValueType;
import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** How much constant memory a module needs: NVIDIA's GPUs have 64 KiB for each. */
final class ConstantSpace {
  /** What is left for others that a driver puts there. */
  private static final long LIMIT = 63 * 1024;

  private static final int ALIGNMENT = 16;

  private ConstantSpace() {}

  /**
   * Whether the variables in an address space do not fit constant memory.
   *
   * @param space the address space of constants
   */
  static boolean isExceeded(DeviceModule module, int space) {
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module.ref());
    long bytes = 0;
    for (LLVMValueRef global = LLVMGetFirstGlobal(module.ref());
        global != null;
        global = LLVMGetNextGlobal(global)) {
      if (LLVMGetPointerAddressSpace(LLVMTypeOf(global)) == space) {
        long size = LLVMABISizeOfType(layout, LLVMGlobalGetValueType(global));
        bytes += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
      }
    }
    return bytes > LIMIT;
  }
}
