package dev.sycamore.backend.worker.flow;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMBasicBlockRef;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Copies a loop, for which LLVM's C interface has no function. What is computed in the loop has to
 * be used outside by phis only, right behind the exits.
 */
public final class LoopCopy {

  private final FunctionFlow flow;
  private final NaturalLoop loop;
  private final Map<Long, LLVMBasicBlockRef> blocks = new HashMap<>();
  private final Map<Long, LLVMValueRef> values = new HashMap<>();

  private LoopCopy(FunctionFlow flow, NaturalLoop loop) {
    this.flow = flow;
    this.loop = loop;
  }

  /** Adds a copy to the function, which goes on where the loop does. */
  public static LoopCopy of(FunctionFlow flow, NaturalLoop loop) {
    LoopCopy copy = new LoopCopy(flow, loop);
    copy.fill();
    return copy;
  }

  /** The copy of a block of the loop. */
  public LLVMBasicBlockRef ofBlock(int block) {
    return inCopy(flow.blocks().get(block));
  }

  private List<LLVMBasicBlockRef> originals() {
    return loop.blocks().stream().mapToObj(flow.blocks()::get).toList();
  }

  private void fill() {
    List<LLVMBasicBlockRef> originals = originals();
    LLVMValueRef function = LLVMGetBasicBlockParent(originals.get(0));
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    try {
      for (LLVMBasicBlockRef block : originals) {
        String label = LLVMGetBasicBlockName(block).getString();
        LLVMBasicBlockRef copy = LLVMAppendBasicBlockInContext(context, function, label);
        blocks.put(block.address(), copy);
        LLVMPositionBuilderAtEnd(builder, copy);
        for (LLVMValueRef instruction : Llvm.instructions(block)) {
          values.put(instruction.address(), copy(builder, instruction));
        }
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
    for (LLVMBasicBlockRef block : originals) {
      Llvm.instructions(block).forEach(this::connect);
    }
    loop.exitBlocks().forEach(exit -> enterFromCopy(flow.blocks().get(exit)));
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
        LLVMBasicBlockRef from = LLVMGetIncomingBlock(instruction, i);
        if (!flow.isReached(from)) {
          // Nothing jumps from there to the copy.
          continue;
        }
        Llvm.addIncoming(copy, inCopy(LLVMGetIncomingValue(instruction, i)), inCopy(from));
      }
      return;
    }
    for (int i = 0; i < LLVMGetNumOperands(instruction); i++) {
      LLVMValueRef operand = LLVMGetOperand(instruction, i);
      boolean block = LLVMValueIsBasicBlock(operand) != 0;
      LLVMSetOperand(
          copy,
          i,
          block ? LLVMBasicBlockAsValue(inCopy(LLVMValueAsBasicBlock(operand))) : inCopy(operand));
    }
  }

  /** The phis of an exit get the values of the copy, too. */
  private void enterFromCopy(LLVMBasicBlockRef exit) {
    for (LLVMValueRef phi : Llvm.instructions(exit)) {
      if (!isPhi(phi)) {
        return;
      }
      List<Integer> inside = new ArrayList<>();
      for (int i = 0; i < LLVMCountIncoming(phi); i++) {
        if (blocks.containsKey(LLVMGetIncomingBlock(phi, i).address())) {
          inside.add(i);
        }
      }
      for (int i : inside) {
        LLVMValueRef value = inCopy(LLVMGetIncomingValue(phi, i));
        Llvm.addIncoming(phi, value, inCopy(LLVMGetIncomingBlock(phi, i)));
      }
    }
  }

  private LLVMValueRef inCopy(LLVMValueRef value) {
    return values.getOrDefault(value.address(), value);
  }

  private LLVMBasicBlockRef inCopy(LLVMBasicBlockRef block) {
    return blocks.getOrDefault(block.address(), block);
  }

  private static boolean isPhi(LLVMValueRef instruction) {
    return LLVMGetInstructionOpcode(instruction) == LLVMPHI;
  }
}
