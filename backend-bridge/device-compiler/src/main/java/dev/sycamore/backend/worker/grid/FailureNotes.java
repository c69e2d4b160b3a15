package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.checks.CheckCalls;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Lets the work-item of the first violation note it in a word of the host's memory, where the
 * report has the address of one.
 *
 * <p>Source: {@code docs/FORMATS.md}, section "The report buffer".
 */
final class FailureNotes {

  private static final int CURSOR = 8;

  /** Where the address is, in words of 4 bytes. */
  private static final int ADDRESS = 62;

  private static final int GLOBAL_SPACE = 1;

  private final LLVMContextRef context;
  private final LLVMTypeRef i32;
  private final LLVMBuilderRef builder;

  private FailureNotes(LLVMContextRef context, LLVMBuilderRef builder) {
    this.context = context;
    this.i32 = LLVMInt32TypeInContext(context);
    this.builder = builder;
  }

  /** Writes it into the functions that report, before they are inlined. */
  static void write(DeviceModule module) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(module.context());
    try {
      FailureNotes notes = new FailureNotes(module.context(), builder);
      for (LLVMValueRef function : Llvm.functions(module.ref())) {
        if (!Llvm.isDeclaration(function) && CheckCalls.isViolation(function)) {
          notes.write(function);
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
  }

  private void write(LLVMValueRef function) {
    LLVMValueRef report = LLVMGetParam(function, 0);
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      if (LLVMGetInstructionOpcode(instruction) == LLVMAtomicCmpXchg) {
        ask(report, LLVMGetBasicBlockTerminator(LLVMGetInstructionParent(instruction)));
      }
    }
  }

  /** Where the branch goes if the report was empty. */
  private void ask(LLVMValueRef report, LLVMValueRef branch) {
    LLVMBasicBlockRef winner = LLVMGetSuccessor(branch, 0);
    LLVMBasicBlockRef ask = LLVMInsertBasicBlockInContext(context, winner, "ask");
    LLVMBasicBlockRef note = LLVMInsertBasicBlockInContext(context, winner, "note");
    LLVMSetSuccessor(branch, 0, ask);
    LLVMPositionBuilderAtEnd(builder, ask);
    LLVMValueRef cursor = LLVMBuildLoad2(builder, i32, word(report, CURSOR), "");
    LLVMValueRef noted =
        LLVMBuildICmp(builder, LLVMIntSLT, cursor, LLVMConstInt(i32, 0, 0), "noted");
    LLVMBuildCondBr(builder, noted, note, winner);
    LLVMPositionBuilderAtEnd(builder, note);
    LLVMTypeRef pointer = LLVMPointerTypeInContext(context, GLOBAL_SPACE);
    LLVMValueRef address = LLVMBuildLoad2(builder, pointer, word(report, ADDRESS), "");
    LLVMBuildStore(builder, LLVMConstInt(i32, 1, 0), address);
    LLVMBuildBr(builder, winner);
  }

  private LLVMValueRef word(LLVMValueRef report, int index) {
    LLVMValueRef at = LLVMConstInt(LLVMInt64TypeInContext(context), index, 0);
    return LLVMBuildGEP2(
        builder, i32, report, new PointerPointer<>(new LLVMValueRef[] {at}), 1, "");
  }
}
