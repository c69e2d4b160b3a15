package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Copies functions, for which LLVM's C interface has no function. */
public final class FunctionCopy {

  private final Map<Long, LLVMValueRef> values = new HashMap<>();
  private final Map<Long, LLVMBasicBlockRef> blocks = new HashMap<>();

  private FunctionCopy() {}

  /**
   * Adds a function with the same type and code to a function's module, without attributes and
   * metadata of its own, and without the blocks that cannot be reached.
   */
  public static LLVMValueRef of(LLVMValueRef function, String name) {
    LLVMValueRef copy =
        LLVMAddFunction(LLVMGetGlobalParent(function), name, LLVMGlobalGetValueType(function));
    new FunctionCopy().fill(function, copy);
    return copy;
  }

  private void fill(LLVMValueRef function, LLVMValueRef copy) {
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    for (int i = 0; i < LLVMCountParams(function); i++) {
      values.put(LLVMGetParam(function, i).address(), LLVMGetParam(copy, i));
    }
    List<LLVMBasicBlockRef> reached = Llvm.reversePostOrder(function);
    for (LLVMBasicBlockRef block : reached) {
      String label = LLVMGetBasicBlockName(block).getString();
      blocks.put(block.address(), LLVMAppendBasicBlockInContext(context, copy, label));
    }
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      for (LLVMBasicBlockRef block : reached) {
        LLVMPositionBuilderAtEnd(builder, blocks.get(block.address()));
        for (LLVMValueRef instruction : Llvm.instructions(block)) {
          values.put(instruction.address(), copy(builder, instruction));
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
    // Values may be used before the block that computes them.
    for (LLVMBasicBlockRef block : reached) {
      Llvm.instructions(block).forEach(this::connect);
    }
  }

  private static LLVMValueRef copy(LLVMBuilderRef builder, LLVMValueRef instruction) {
    if (isPhi(instruction)) {
      return LLVMBuildPhi(builder, LLVMTypeOf(instruction), Llvm.name(instruction));
    }
    LLVMValueRef copy = LLVMInstructionClone(instruction);
    LLVMInsertIntoBuilderWithName(builder, copy, Llvm.name(instruction));
    return copy;
  }

  private void connect(LLVMValueRef instruction) {
    LLVMValueRef copy = values.get(instruction.address());
    if (isPhi(instruction)) {
      for (int i = 0; i < LLVMCountIncoming(instruction); i++) {
        LLVMBasicBlockRef from = blocks.get(LLVMGetIncomingBlock(instruction, i).address());
        if (from != null) {
          addIncoming(copy, inCopy(LLVMGetIncomingValue(instruction, i)), from);
        }
      }
      return;
    }
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      LLVMValueRef operand = LLVMGetOperand(instruction, i);
      if (LLVMValueIsBasicBlock(operand) != 0) {
        LLVMBasicBlockRef target = blocks.get(LLVMValueAsBasicBlock(operand).address());
        LLVMSetOperand(copy, i, LLVMBasicBlockAsValue(target));
      } else {
        LLVMSetOperand(copy, i, inCopy(operand));
      }
    }
  }

  private static void addIncoming(LLVMValueRef phi, LLVMValueRef value, LLVMBasicBlockRef from) {
    LLVMAddIncoming(
        phi,
        new PointerPointer<>(new LLVMValueRef[] {value}),
        new PointerPointer<>(new LLVMBasicBlockRef[] {from}),
        1);
  }

  private LLVMValueRef inCopy(LLVMValueRef value) {
    return values.getOrDefault(value.address(), value);
  }

  private static boolean isPhi(LLVMValueRef instruction) {
    return LLVMGetInstructionOpcode(instruction) == LLVMPHI;
  }
}
