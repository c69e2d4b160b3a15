package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.stage.CompileException;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The scopes of SPIR-V, in the order of their numbers. */
enum MemoryScope {
  SYSTEM,
  DEVICE,
  WORK_GROUP,
  SUB_GROUP,
  WORK_ITEM;

  private static final int ACQUIRE = 2;
  private static final int RELEASE = 4;
  private static final int ACQUIRE_RELEASE = 8;
  private static final int SEQUENTIALLY_CONSISTENT = 16;

  /** The scope that an argument names. */
  static MemoryScope of(SpirvOperation operation, LLVMValueRef argument, String what)
      throws CompileException {
    int number = operation.constant(argument, what);
    if (number < 0 || number >= values().length) {
      throw operation.refused("there is no " + what + " " + number);
    }
    return values()[number];
  }

  /** LLVM's number of the scope. */
  int id(DeviceModule module, ScopeNames names) {
    String word =
        switch (this) {
          case SYSTEM -> "";
          case DEVICE -> names.device();
          case WORK_GROUP, SUB_GROUP -> names.workGroup();
          case WORK_ITEM -> "singlethread";
        };
    return LLVMGetSyncScopeID(module.context(), word, word.length());
  }

  /** The ordering that memory semantics ask for. */
  static int ordering(SpirvOperation operation, LLVMValueRef argument) throws CompileException {
    int semantics = operation.constant(argument, "memory semantics");
    if ((semantics & SEQUENTIALLY_CONSISTENT) != 0) {
      return LLVMAtomicOrderingSequentiallyConsistent;
    } else if ((semantics & ACQUIRE_RELEASE) != 0
        || (semantics & (ACQUIRE | RELEASE)) == (ACQUIRE | RELEASE)) {
      return LLVMAtomicOrderingAcquireRelease;
    } else if ((semantics & ACQUIRE) != 0) {
      return LLVMAtomicOrderingAcquire;
    }
    return (semantics & RELEASE) != 0 ? LLVMAtomicOrderingRelease : LLVMAtomicOrderingMonotonic;
  }
}
