package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.LLVMGetAtomicSyncScopeID;
import static org.bytedeco.llvm.global.LLVM.LLVMGetSyncScopeID;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAtomic;
import static org.bytedeco.llvm.global.LLVM.LLVMSetAtomicSyncScopeID;

import dev.sycamore.backend.worker.foreign.ScopeNames;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The scopes of atomic operations and fences, as a target's code generator calls them. */
final class AtomicScopes {
  private static final String DEVICE = "device";
  private static final String WORK_GROUP = "workgroup";

  private AtomicScopes() {}

  /** Replaces the scopes of LLVM IR by those of a target. */
  static void rename(DeviceModule module, ScopeNames target) {
    int device = number(module.context(), DEVICE);
    int workGroup = number(module.context(), WORK_GROUP);
    int targetDevice = number(module.context(), target.device());
    int targetWorkGroup = number(module.context(), target.workGroup());
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (LLVMIsAtomic(instruction) != 0) {
          int scope = LLVMGetAtomicSyncScopeID(instruction);
          if (scope == device) {
            LLVMSetAtomicSyncScopeID(instruction, targetDevice);
          } else if (scope == workGroup) {
            LLVMSetAtomicSyncScopeID(instruction, targetWorkGroup);
          }
        }
      }
    }
  }

  private static int number(LLVMContextRef context, String name) {
    return LLVMGetSyncScopeID(context, name, name.length());
  }
}
