package dev.sycamore.backend.worker.spirv;

import static org.bytedeco.llvm.global.LLVM.LLVMBasicBlockAsValue;
import static org.bytedeco.llvm.global.LLVM.LLVMGetBasicBlockName;
import static org.bytedeco.llvm.global.LLVM.LLVMSetValueName2;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The names of basic blocks, which the SPIR-V back end makes names of labels. */
final class BlockNames {

  private BlockNames() {}

  /** Removes the names of all blocks of a module. */
  static void remove(DeviceModule module) {
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMBasicBlockRef block : Llvm.blocks(function)) {
        LLVMSetValueName2(LLVMBasicBlockAsValue(block), "", 0);
      }
    }
  }

  /** Whether any block has a name: passes of the back end expand {@code memset} to named ones. */
  static boolean remain(DeviceModule module) {
    return Llvm.functions(module.ref()).stream()
        .flatMap(function -> Llvm.blocks(function).stream())
        .anyMatch(block -> LLVMGetBasicBlockName(block).get() != 0);
  }
}
