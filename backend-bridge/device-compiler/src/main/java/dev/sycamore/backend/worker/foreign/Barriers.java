package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.lowering.CalledFunctions;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Replaces SPIR-V's barriers by those of OpenCL and of sub-groups, and by fences. */
final class Barriers {

  private static final String SUB_GROUP_BARRIER = "__sycamore_sub_group_barrier";
  private static final int LOCAL = 1;
  private static final int GLOBAL = 2;

  private final DeviceModule module;
  private final CallBuilder calls;
  private final ScopeNames names;

  Barriers(DeviceModule module, CallBuilder calls, ScopeNames names) {
    this.module = module;
    this.calls = calls;
    this.names = names;
  }

  void replace() throws CompileException {
    for (SpirvOperation operation : SpirvOperation.all(module)) {
      if (operation.name().equals("ControlBarrier")) {
        check(operation, 3);
        barrier(operation);
        LLVMInstructionEraseFromParent(operation.call());
      } else if (operation.name().equals("MemoryBarrier")) {
        check(operation, 2);
        fence(operation);
        LLVMInstructionEraseFromParent(operation.call());
      }
    }
  }

  private static void check(SpirvOperation operation, int arguments) throws CompileException {
    if (LLVMGetNumArgOperands(operation.call()) != arguments
        || LLVMGetTypeKind(LLVMTypeOf(operation.call())) != LLVMVoidTypeKind) {
      throw operation.refused("it is declared otherwise than SPIR-V has it");
    }
  }

  private void barrier(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    calls.before(call);
    LLVMTypeRef none = LLVMVoidTypeInContext(module.context());
    MemoryScope scope = MemoryScope.of(operation, LLVMGetOperand(call, 0), "execution scope");
    switch (scope) {
      case WORK_GROUP -> {
        // Both kinds of memory: a target's barrier costs the same for one of them.
        calls.call(CalledFunctions.BARRIER, none, List.of(calls.number(LOCAL | GLOBAL)));
      }
      case SUB_GROUP -> calls.call(SUB_GROUP_BARRIER, none, List.of());
      default -> throw operation.refused("work-items wait for those of a group or sub-group only");
    }
  }

  private void fence(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    MemoryScope scope = MemoryScope.of(operation, LLVMGetOperand(call, 0), "scope");
    int ordering = MemoryScope.ordering(operation, LLVMGetOperand(call, 1));
    if (scope == MemoryScope.WORK_ITEM
        || ordering == LLVMAtomicOrderingMonotonic
        || ordering == LLVMAtomicOrderingNotAtomic) {
      return;
    }
    LLVMBuilderRef builder = calls.before(call);
    LLVMBuildFenceSyncScope(builder, ordering, scope.id(module, names), "");
  }
}
