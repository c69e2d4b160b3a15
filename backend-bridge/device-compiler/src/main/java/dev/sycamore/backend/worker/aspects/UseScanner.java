package dev.sycamore.backend.worker.aspects;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.CallInstructions;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMAttributeRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Finds the aspects that code uses: of the types that it names, and of its metadata. */
final class UseScanner {

  /** Arguments that stand behind a pointer for the ABI's sake are values all the same. */
  private static final List<String> VALUES_IN_MEMORY = List.of("byval", "sret");

  private final AspectTypes types;
  private final AspectLists lists;
  private final List<Integer> valuesInMemory;

  UseScanner(AspectTypes types, AspectLists lists) {
    this.types = types;
    this.lists = lists;
    this.valuesInMemory =
        VALUES_IN_MEMORY.stream()
            .map(name -> LLVMGetEnumAttributeKindForName(name, name.length()))
            .toList();
  }

  /** The aspects of a function's result and parameters. */
  Set<Integer> ofSignature(LLVMValueRef function) {
    NavigableSet<Integer> aspects =
        new TreeSet<>(types.of(LLVMGetReturnType(LLVMGlobalGetValueType(function))));
    int index = 1;
    for (LLVMValueRef parameter : Llvm.parameters(function)) {
      aspects.addAll(types.of(LLVMTypeOf(parameter)));
      for (int kind : valuesInMemory) {
        aspects.addAll(of(LLVMGetEnumAttributeAtIndex(function, index, kind)));
      }
      index++;
    }
    return aspects;
  }

  /** The aspects of an instruction. */
  Set<Integer> ofInstruction(LLVMValueRef instruction) throws CompileException {
    NavigableSet<Integer> aspects = new TreeSet<>(types.of(LLVMTypeOf(instruction)));
    addOperands(instruction, aspects, new HashSet<>());
    if (LLVMIsAAllocaInst(instruction) != null) {
      aspects.addAll(types.of(LLVMGetAllocatedType(instruction)));
    } else if (LLVMIsAGetElementPtrInst(instruction) != null) {
      aspects.addAll(types.of(LLVMGetGEPSourceElementType(instruction)));
    } else if (CallInstructions.isCall(instruction)) {
      int arguments = LLVMGetNumArgOperands(instruction);
      for (int i = 1; i <= arguments; i++) {
        for (int kind : valuesInMemory) {
          aspects.addAll(of(LLVMGetCallSiteEnumAttribute(instruction, i, kind)));
        }
      }
    }
    aspects.addAll(lists.ofInstruction(instruction));
    return aspects;
  }

  private Set<Integer> of(LLVMAttributeRef attribute) {
    return attribute == null ? Set.of() : types.of(LLVMGetTypeAttributeValue(attribute));
  }

  /**
   * Types of operands. A constant is a tree of its own; the global variables at its leaves count
   * with the type of what they hold, and are not looked into.
   */
  private void addOperands(LLVMValueRef user, Set<Integer> aspects, Set<Long> seen) {
    int count = LLVMGetNumOperands(user);
    for (int i = 0; i < count; i++) {
      LLVMValueRef operand = LLVMGetOperand(user, i);
      if (operand != null) {
        addOperand(operand, aspects, seen);
      }
    }
  }

  private void addOperand(LLVMValueRef operand, Set<Integer> aspects, Set<Long> seen) {
    LLVMTypeRef type = LLVMTypeOf(operand);
    aspects.addAll(types.of(type));
    if (LLVMIsAConstant(operand) == null || LLVMIsAFunction(operand) != null) {
      return;
    }
    if (LLVMIsAGlobalValue(operand) != null) {
      aspects.addAll(types.of(LLVMGlobalGetValueType(operand)));
    } else if (seen.add(operand.address())) {
      if (LLVMIsAConstantExpr(operand) != null
          && LLVMGetConstOpcode(operand) == LLVMGetElementPtr) {
        aspects.addAll(types.of(LLVMGetGEPSourceElementType(operand)));
      }
      addOperands(operand, aspects, seen);
    }
  }
}
