package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Takes bodies from functions, for which LLVM's C interface has no function. */
public final class FunctionBodies {

  private FunctionBodies() {}

  /** Makes a function a declaration, without metadata. */
  public static void remove(LLVMValueRef function) {
    clear(function);
    LLVMGlobalClearMetadata(function);
    LLVMSetComdat(function, null);
    LLVMSetLinkage(function, LLVMExternalLinkage);
  }

  /** Makes a function return at once, with any value. */
  public static void empty(LLVMValueRef function) {
    clear(function);
    var context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(function));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, function, "entry"));
      if (LLVMGetTypeKind(type) == LLVMVoidTypeKind) {
        LLVMBuildRetVoid(builder);
      } else {
        LLVMBuildRet(builder, LLVMGetUndef(type));
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  /** Instructions go first, as one may be used by those of another block. */
  private static void clear(LLVMValueRef function) {
    List<LLVMBasicBlockRef> blocks = Llvm.blocks(function);
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      if (LLVMGetFirstUse(instruction) != null) {
        LLVMReplaceAllUsesWith(instruction, LLVMGetPoison(LLVMTypeOf(instruction)));
      }
    }
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      LLVMInstructionEraseFromParent(instruction);
    }
    blocks.forEach(block -> LLVMDeleteBasicBlock(block));
  }
}
