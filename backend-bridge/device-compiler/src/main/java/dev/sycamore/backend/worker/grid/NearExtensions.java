package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Integers of 32 bits that are widened in each block that needs them. Only there does LLVM make an
 * instruction for PTX of them and their product, which NVIDIA's optimiser adds to an address at
 * once. LLVM widens them before both forms of a loop, with checks and without, and then multiplies
 * 64 bits in each.
 */
final class NearExtensions {

  private final LLVMBuilderRef builder;

  private NearExtensions(LLVMBuilderRef builder) {
    this.builder = builder;
  }

  /** Copies the extensions of a module to the blocks of their users. */
  static void write(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    NearExtensions extensions = new NearExtensions(builder);
    for (LLVMValueRef function : Llvm.functions(module.ref())) {
      Llvm.instructions(function).stream()
          .filter(NearExtensions::isExtension)
          .forEach(extensions::copy);
    }
    LLVMDisposeBuilder(builder);
  }

  private static boolean isExtension(LLVMValueRef value) {
    return (LLVMIsASExtInst(value) != null || LLVMIsAZExtInst(value) != null)
        && LLVMTypeOf(value).equals(LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(value))))
        && LLVMGetIntTypeWidth(LLVMTypeOf(LLVMGetOperand(value, 0))) == Integer.SIZE;
  }

  private void copy(LLVMValueRef extension) {
    LLVMBasicBlockRef own = LLVMGetInstructionParent(extension);
    Map<LLVMBasicBlockRef, LLVMValueRef> copies = new HashMap<>();
    for (LLVMValueRef user : users(extension)) {
      LLVMBasicBlockRef block = LLVMGetInstructionParent(user);
      if (LLVMGetInstructionOpcode(user) != LLVMPHI && !block.equals(own)) {
        LLVMValueRef copy = copies.computeIfAbsent(block, in -> copy(extension, in));
        for (int i = 0; i < LLVMGetNumOperands(user); i++) {
          if (LLVMGetOperand(user, i).equals(extension)) {
            LLVMSetOperand(user, i, copy);
          }
        }
      }
    }
    if (LLVMGetFirstUse(extension) == null) {
      LLVMInstructionEraseFromParent(extension);
    }
  }

  private static List<LLVMValueRef> users(LLVMValueRef value) {
    List<LLVMValueRef> users = new ArrayList<>();
    for (LLVMUseRef use = LLVMGetFirstUse(value); use != null; use = LLVMGetNextUse(use)) {
      users.add(LLVMGetUser(use));
    }
    return users;
  }

  private LLVMValueRef copy(LLVMValueRef extension, LLVMBasicBlockRef block) {
    LLVMValueRef copy = LLVMInstructionClone(extension);
    Llvm.instructions(block).stream()
        .filter(instruction -> LLVMGetInstructionOpcode(instruction) != LLVMPHI)
        .findFirst()
        .ifPresent(first -> LLVMPositionBuilderBefore(builder, first));
    LLVMInsertIntoBuilder(builder, copy);
    return copy;
  }
}
