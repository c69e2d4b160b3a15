package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.LLVMGetInstructionParent;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAInstruction;

import dev.sycamore.backend.worker.flow.FunctionFlow;
import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Which instructions of a function come first, as they were when it was read. */
record InstructionOrder(FunctionFlow flow, Map<LLVMValueRef, Integer> places) {

  static InstructionOrder of(FunctionFlow flow) {
    Map<LLVMValueRef, Integer> places = new HashMap<>();
    flow.blocks().stream()
        .flatMap(block -> Llvm.instructions(block).stream())
        .forEach(instruction -> places.put(instruction, places.size()));
    return new InstructionOrder(flow, places);
  }

  /** Whether a value is known on every way to an instruction. */
  boolean isBefore(LLVMValueRef value, LLVMValueRef instruction) {
    if (LLVMIsAInstruction(value) == null) {
      return true;
    }
    int block = flow.number(LLVMGetInstructionParent(value));
    int other = flow.number(LLVMGetInstructionParent(instruction));
    return block == other
        ? places.get(value) < places.get(instruction)
        : flow.dominators().dominates(block, other);
  }
}
