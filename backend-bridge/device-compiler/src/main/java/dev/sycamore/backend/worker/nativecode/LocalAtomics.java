package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Atomic operations on local memory. One thread runs all work-items of a work-group, in turn, so
 * plain instructions do, once the lanes of vectors have theirs. LLVM ignores the scope of atomic
 * operations on x86, and a locked instruction takes as long as twenty plain ones.
 */
final class LocalAtomics {

  private static final int LOCAL_SPACE = 3;

  private static final Map<Integer, Integer> OPERATORS =
      Map.of(
          LLVMAtomicRMWBinOpAdd, LLVMAdd,
          LLVMAtomicRMWBinOpSub, LLVMSub,
          LLVMAtomicRMWBinOpAnd, LLVMAnd,
          LLVMAtomicRMWBinOpOr, LLVMOr,
          LLVMAtomicRMWBinOpXor, LLVMXor);

  /** By what is compared with the operand: the old value stays where that holds. */
  private static final Map<Integer, Integer> EXTREMES =
      Map.of(
          LLVMAtomicRMWBinOpMax, LLVMIntSGT,
          LLVMAtomicRMWBinOpMin, LLVMIntSLT,
          LLVMAtomicRMWBinOpUMax, LLVMIntUGT,
          LLVMAtomicRMWBinOpUMin, LLVMIntULT);

  private final LLVMBuilderRef builder;

  private LocalAtomics(LLVMBuilderRef builder) {
    this.builder = builder;
  }

  /** Replaces those of all functions of a module. */
  static void makePlain(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      LocalAtomics atomics = new LocalAtomics(builder);
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        Llvm.instructions(function).forEach(atomics::makePlain);
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void makePlain(LLVMValueRef instruction) {
    switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad -> makeUnordered(instruction, 0);
      case LLVMStore -> makeUnordered(instruction, 1);
      case LLVMAtomicRMW -> {
        if (isLocal(instruction, 0)) {
          update(instruction);
        }
      }
      case LLVMAtomicCmpXchg -> {
        if (isLocal(instruction, 0)) {
          compareAndExchange(instruction);
        }
      }
      default -> {}
    }
  }

  private static boolean isLocal(LLVMValueRef instruction, int pointer) {
    return LLVMGetPointerAddressSpace(LLVMTypeOf(LLVMGetOperand(instruction, pointer)))
        == LOCAL_SPACE;
  }

  private static void makeUnordered(LLVMValueRef access, int pointer) {
    if (isLocal(access, pointer)) {
      // What is not atomic has the scope that is not written.
      LLVMSetAtomicSyncScopeID(
          access, LLVMGetSyncScopeID(LLVMGetTypeContext(LLVMTypeOf(access)), "", 0));
      LLVMSetOrdering(access, LLVMAtomicOrderingNotAtomic);
    }
  }

  private void update(LLVMValueRef update) {
    LLVMValueRef operand = LLVMGetOperand(update, 1);
    LLVMPositionBuilderBefore(builder, update);
    LLVMValueRef old = load(update, LLVMTypeOf(operand));
    LLVMValueRef result = result(LLVMGetAtomicRMWBinOp(update), old, operand);
    if (result == null) {
      LLVMInstructionEraseFromParent(old);
      return;
    }
    store(update, result);
    LLVMReplaceAllUsesWith(update, old);
    LLVMInstructionEraseFromParent(update);
  }

  /** Null for an operation that stays atomic. */
  private LLVMValueRef result(int operation, LLVMValueRef old, LLVMValueRef operand) {
    if (operation == LLVMAtomicRMWBinOpXchg) {
      return operand;
    }
    if (OPERATORS.containsKey(operation)) {
      return LLVMBuildBinOp(builder, OPERATORS.get(operation), old, operand, "");
    }
    if (EXTREMES.containsKey(operation)) {
      LLVMValueRef stays = LLVMBuildICmp(builder, EXTREMES.get(operation), old, operand, "");
      return LLVMBuildSelect(builder, stays, old, operand, "");
    }
    return null;
  }

  private void compareAndExchange(LLVMValueRef exchange) {
    LLVMValueRef expected = LLVMGetOperand(exchange, 1);
    LLVMPositionBuilderBefore(builder, exchange);
    LLVMValueRef old = load(exchange, LLVMTypeOf(expected));
    LLVMValueRef equal = LLVMBuildICmp(builder, LLVMIntEQ, old, expected, "");
    store(exchange, LLVMBuildSelect(builder, equal, LLVMGetOperand(exchange, 2), old, ""));
    LLVMValueRef pair = LLVMGetPoison(LLVMTypeOf(exchange));
    pair = LLVMBuildInsertValue(builder, pair, old, 0, "");
    LLVMReplaceAllUsesWith(exchange, LLVMBuildInsertValue(builder, pair, equal, 1, ""));
    LLVMInstructionEraseFromParent(exchange);
  }

  private LLVMValueRef load(LLVMValueRef atomic, LLVMTypeRef type) {
    LLVMValueRef load = LLVMBuildLoad2(builder, type, LLVMGetOperand(atomic, 0), "");
    LLVMSetAlignment(load, LLVMGetAlignment(atomic));
    return load;
  }

  private void store(LLVMValueRef atomic, LLVMValueRef value) {
    LLVMValueRef store = LLVMBuildStore(builder, value, LLVMGetOperand(atomic, 0));
    LLVMSetAlignment(store, LLVMGetAlignment(atomic));
  }
}
