package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.LLVMGetNumOperands;
import static org.bytedeco.llvm.global.LLVM.LLVMGetOperand;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAFunction;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What a function leads to. */
final class ReachedFunctions {

  private ReachedFunctions() {}

  /** A function, and all that it or they call or name, in the order in which they are found. */
  static Collection<LLVMValueRef> from(LLVMValueRef start) {
    Map<Long, LLVMValueRef> reached = new LinkedHashMap<>();
    Deque<LLVMValueRef> open = new ArrayDeque<>();
    reached.put(start.address(), start);
    open.add(start);
    while (!open.isEmpty()) {
      for (LLVMValueRef instruction : Llvm.instructions(open.remove())) {
        int operands = LLVMGetNumOperands(instruction);
        for (int i = 0; i < operands; i++) {
          LLVMValueRef function = LLVMIsAFunction(LLVMGetOperand(instruction, i));
          if (function != null && reached.putIfAbsent(function.address(), function) == null) {
            open.add(function);
          }
        }
      }
    }
    return reached.values();
  }
}
