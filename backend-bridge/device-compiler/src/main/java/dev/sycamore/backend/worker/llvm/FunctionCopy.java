package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Copies functions, for which LLVM's C interface has no function. */
public final class FunctionCopy {

  private final Map<Long, LLVMValueRef> values = new HashMap<>();
  private final Map<Long, LLVMBasicBlockRef> blocks = new HashMap<>();

  /** The values of parameters that are constant in the copy, by the address of the parameter. */
  private final Map<Long, LLVMValueRef> constants = new HashMap<>();

  private FunctionCopy() {}

  /**
   * Adds a function with the same type and code to a function's module, without attributes and
   * metadata of its own, and without the blocks that cannot be reached.
   */
  public static LLVMValueRef of(LLVMValueRef function, String name) {
    return of(function, name, Map.of());
  }

  /**
   * The same for some values of parameters only. Switches over these go one way, and what the
   * others lead to is left out.
   *
   * @param constants the values of parameters, by position
   */
  public static LLVMValueRef of(
      LLVMValueRef function, String name, Map<Integer, LLVMValueRef> constants) {
    LLVMValueRef copy =
        LLVMAddFunction(LLVMGetGlobalParent(function), name, LLVMGlobalGetValueType(function));
    FunctionCopy copying = new FunctionCopy();
    constants.forEach(
        (position, value) ->
            copying.constants.put(LLVMGetParam(function, position).address(), value));
    copying.fill(function, copy);
    return copy;
  }

  private void fill(LLVMValueRef function, LLVMValueRef copy) {
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    for (int i = 0; i < LLVMCountParams(function); i++) {
      values.put(LLVMGetParam(function, i).address(), LLVMGetParam(copy, i));
    }
    values.putAll(constants);
    List<LLVMBasicBlockRef> reached = Llvm.reversePostOrder(function, this::successors);
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

  private List<LLVMBasicBlockRef> successors(LLVMBasicBlockRef block) {
    return chosen(LLVMGetBasicBlockTerminator(block))
        .map(List::of)
        .orElseGet(() -> Llvm.successors(block));
  }

  /** The one way of a switch over a parameter that is constant. */
  private Optional<LLVMBasicBlockRef> chosen(LLVMValueRef terminator) {
    if (LLVMGetInstructionOpcode(terminator) != LLVMSwitch) {
      return Optional.empty();
    }
    LLVMValueRef value = constants.get(LLVMGetOperand(terminator, 0).address());
    if (value == null) {
      return Optional.empty();
    }
    int way = 0;
    for (int i = 1; i < LLVMGetNumSuccessors(terminator); i++) {
      // The operands are the value, the block of the default, then each case and its block.
      LLVMValueRef label = LLVMGetOperand(terminator, 2 * i);
      if (LLVMConstIntGetZExtValue(label) == LLVMConstIntGetZExtValue(value)) {
        way = i;
      }
    }
    return Optional.of(LLVMGetSuccessor(terminator, way));
  }

  private LLVMValueRef copy(LLVMBuilderRef builder, LLVMValueRef instruction) {
    Optional<LLVMBasicBlockRef> target = chosen(instruction);
    if (target.isPresent()) {
      return LLVMBuildBr(builder, blocks.get(target.get().address()));
    }
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
      LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
      for (int i = 0; i < LLVMCountIncoming(instruction); i++) {
        LLVMBasicBlockRef from = LLVMGetIncomingBlock(instruction, i);
        if (blocks.containsKey(from.address()) && successors(from).contains(block)) {
          LLVMValueRef value = inCopy(LLVMGetIncomingValue(instruction, i));
          Llvm.addIncoming(copy, value, blocks.get(from.address()));
        }
      }
      return;
    }
    if (chosen(instruction).isPresent()) {
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

  private LLVMValueRef inCopy(LLVMValueRef value) {
    return values.getOrDefault(value.address(), value);
  }

  private static boolean isPhi(LLVMValueRef instruction) {
    return LLVMGetInstructionOpcode(instruction) == LLVMPHI;
  }
}
