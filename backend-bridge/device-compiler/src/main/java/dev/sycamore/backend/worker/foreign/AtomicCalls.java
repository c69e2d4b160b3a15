package dev.sycamore.backend.worker.foreign;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Replaces SPIR-V's atomic operations on integers by LLVM's instructions. */
final class AtomicCalls {

  private static final String PREFIX = "Atomic";

  private static final Map<String, Integer> READ_MODIFY_WRITE =
      Map.of(
          "Exchange", LLVMAtomicRMWBinOpXchg,
          "IAdd", LLVMAtomicRMWBinOpAdd,
          "ISub", LLVMAtomicRMWBinOpSub,
          "SMin", LLVMAtomicRMWBinOpMin,
          "SMax", LLVMAtomicRMWBinOpMax,
          "UMin", LLVMAtomicRMWBinOpUMin,
          "UMax", LLVMAtomicRMWBinOpUMax,
          "And", LLVMAtomicRMWBinOpAnd,
          "Or", LLVMAtomicRMWBinOpOr,
          "Xor", LLVMAtomicRMWBinOpXor);

  private static final Set<Integer> LOAD_ORDERINGS =
      Set.of(
          LLVMAtomicOrderingMonotonic,
          LLVMAtomicOrderingAcquire,
          LLVMAtomicOrderingSequentiallyConsistent);

  private static final Set<Integer> STORE_ORDERINGS =
      Set.of(
          LLVMAtomicOrderingMonotonic,
          LLVMAtomicOrderingRelease,
          LLVMAtomicOrderingSequentiallyConsistent);

  private final DeviceModule module;
  private final CallBuilder calls;
  private final ScopeNames names;

  AtomicCalls(DeviceModule module, CallBuilder calls, ScopeNames names) {
    this.module = module;
    this.calls = calls;
    this.names = names;
  }

  void replace() throws CompileException {
    for (SpirvOperation operation : SpirvOperation.all(module)) {
      if (!operation.name().startsWith(PREFIX)) {
        continue;
      }
      String what = operation.name().substring(PREFIX.length());
      LLVMValueRef call = operation.call();
      if (READ_MODIFY_WRITE.containsKey(what)) {
        check(operation, 4, LLVMTypeOf(call));
        CallBuilder.replace(call, update(operation, READ_MODIFY_WRITE.get(what)));
      } else if (what.equals("CompareExchange")) {
        check(operation, 6, LLVMTypeOf(call));
        CallBuilder.replace(call, compareExchange(operation));
      } else if (what.equals("Load")) {
        check(operation, 3, LLVMTypeOf(call));
        CallBuilder.replace(call, load(operation));
      } else if (what.equals("Store")) {
        check(operation, 4, LLVMTypeOf(LLVMGetOperand(call, 3)));
        store(operation);
        LLVMInstructionEraseFromParent(call);
      }
    }
  }

  private static void check(SpirvOperation operation, int arguments, LLVMTypeRef type)
      throws CompileException {
    LLVMValueRef call = operation.call();
    if (LLVMGetNumArgOperands(call) != arguments
        || LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(call, 0))) != LLVMPointerTypeKind
        || !Set.of("i32", "i64").contains(Llvm.print(type))) {
      throw operation.refused("only integers of 32 and 64 bits are supported");
    }
  }

  private LLVMValueRef update(SpirvOperation operation, int kind) throws CompileException {
    LLVMValueRef call = operation.call();
    return LLVMBuildAtomicRMWSyncScope(
        calls.before(call),
        kind,
        LLVMGetOperand(call, 0),
        LLVMGetOperand(call, 3),
        MemoryScope.ordering(operation, LLVMGetOperand(call, 2)),
        scope(operation));
  }

  private LLVMValueRef compareExchange(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    LLVMBuilderRef builder = calls.before(call);
    int unequal = MemoryScope.ordering(operation, LLVMGetOperand(call, 3));
    LLVMValueRef pair =
        LLVMBuildAtomicCmpXchgSyncScope(
            builder,
            LLVMGetOperand(call, 0),
            LLVMGetOperand(call, 5),
            LLVMGetOperand(call, 4),
            MemoryScope.ordering(operation, LLVMGetOperand(call, 2)),
            valid(operation, LOAD_ORDERINGS, unequal),
            scope(operation));
    return LLVMBuildExtractValue(builder, pair, 0, "");
  }

  private LLVMValueRef load(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    LLVMBuilderRef builder = calls.before(call);
    LLVMTypeRef type = LLVMTypeOf(call);
    LLVMValueRef load = LLVMBuildLoad2(builder, type, LLVMGetOperand(call, 0), "");
    return ordered(operation, load, type, LOAD_ORDERINGS);
  }

  private void store(SpirvOperation operation) throws CompileException {
    LLVMValueRef call = operation.call();
    LLVMValueRef value = LLVMGetOperand(call, 3);
    LLVMValueRef store = LLVMBuildStore(calls.before(call), value, LLVMGetOperand(call, 0));
    ordered(operation, store, LLVMTypeOf(value), STORE_ORDERINGS);
  }

  private LLVMValueRef ordered(
      SpirvOperation operation, LLVMValueRef access, LLVMTypeRef type, Set<Integer> valid)
      throws CompileException {
    int ordering = MemoryScope.ordering(operation, LLVMGetOperand(operation.call(), 2));
    LLVMSetOrdering(access, valid(operation, valid, ordering));
    LLVMSetAlignment(access, LLVMGetIntTypeWidth(type) / Byte.SIZE);
    LLVMSetAtomicSyncScopeID(access, scope(operation));
    return access;
  }

  private static int valid(SpirvOperation operation, Set<Integer> valid, int ordering)
      throws CompileException {
    if (!valid.contains(ordering)) {
      throw operation.refused("it cannot have these memory semantics");
    }
    return ordering;
  }

  private int scope(SpirvOperation operation) throws CompileException {
    return MemoryScope.of(operation, LLVMGetOperand(operation.call(), 1), "scope")
        .id(module, names);
  }
}
