package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Optional;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A load or store of a vector in memory that work-items share.
 *
 * @param pointer the address of the first element
 * @param bytes the size of the vector
 */
record VectorAccess(LLVMValueRef instruction, LLVMValueRef pointer, long bytes, boolean writes) {

  /** Global and generic. */
  private static final Set<Integer> SPACES = Set.of(1, 4);

  /** The access of an instruction, if it is one. */
  static Optional<VectorAccess> of(LLVMValueRef instruction, LLVMTargetDataRef layout) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad -> of(instruction, LLVMTypeOf(instruction), 0, false, layout);
      case LLVMStore ->
          of(instruction, LLVMTypeOf(LLVMGetOperand(instruction, 0)), 1, true, layout);
      case LLVMCall -> ofCall(instruction, layout);
      default -> Optional.empty();
    };
  }

  private static Optional<VectorAccess> ofCall(LLVMValueRef call, LLVMTargetDataRef layout) {
    String callee = Llvm.name(Llvm.callee(call));
    if (callee.startsWith("llvm.masked.load.")) {
      return of(call, LLVMTypeOf(call), 0, false, layout);
    } else if (callee.startsWith("llvm.masked.store.")) {
      return of(call, LLVMTypeOf(LLVMGetOperand(call, 0)), 1, true, layout);
    }
    return Optional.empty();
  }

  private static Optional<VectorAccess> of(
      LLVMValueRef instruction,
      LLVMTypeRef type,
      int pointer,
      boolean writes,
      LLVMTargetDataRef layout) {
    LLVMValueRef at = LLVMGetOperand(instruction, pointer);
    return LLVMGetTypeKind(type) == LLVMVectorTypeKind && isShared(at)
        ? Optional.of(new VectorAccess(instruction, at, LLVMABISizeOfType(layout, type), writes))
        : Optional.empty();
  }

  /** Whether a pointer may point to memory that all work-items share. */
  static boolean isShared(LLVMValueRef pointer) {
    return SPACES.contains(LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)));
  }
}
