package dev.sycamore.backend.worker.indices;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The addresses of elements of Java's arrays: a {@code getelementptr} with one index, an {@code
 * int} made wider. They are told apart from those of other languages, whose indices may be
 * negative, while functions are still those of the source; the mark is LLVM's flag {@code nuw}.
 */
public final class ArrayIndices {

  private static final int INT = 32;

  private ArrayIndices() {}

  /** Marks the addresses in the functions that come from Java. */
  public static void mark(LLVMModuleRef module) {
    for (LLVMValueRef function : Llvm.functions(module)) {
      if (Llvm.stringAttribute(function, FunctionAttributes.NAME) == null) {
        continue;
      }
      for (LLVMValueRef instruction : Llvm.instructions(function)) {
        if (LLVMGetInstructionOpcode(instruction) == LLVMGetElementPtr && hasInt(instruction)) {
          LLVMGEPSetNoWrapFlags(instruction, LLVMGEPGetNoWrapFlags(instruction) | LLVMGEPFlagNUW);
        }
      }
    }
  }

  private static boolean hasInt(LLVMValueRef address) {
    return LLVMGetNumOperands(address) == 2 && narrow(LLVMGetOperand(address, 1)) != null;
  }

  /** The {@code int} that a value widens; null if it does not. */
  private static LLVMValueRef narrow(LLVMValueRef wide) {
    if (LLVMIsAInstruction(wide) == null || LLVMGetInstructionOpcode(wide) != LLVMSExt) {
      return null;
    }
    LLVMValueRef narrow = LLVMGetOperand(wide, 0);
    LLVMTypeRef type = LLVMTypeOf(narrow);
    boolean isInt =
        LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == INT;
    return isInt ? narrow : null;
  }

  /** Whether there is a marked address in a function. */
  static boolean isIn(LLVMValueRef function) {
    return Llvm.instructions(function).stream().anyMatch(i -> markedIndex(i) != null);
  }

  /**
   * The index of the element that an instruction accesses.
   *
   * @return the address and its {@code int}; empty if it accesses none of an array, or if the
   *     address is used for something else as well
   */
  static Optional<ElementIndex> accessedBy(LLVMValueRef instruction) {
    LLVMValueRef address = pointer(instruction);
    if (address == null || LLVMIsAInstruction(address) == null) {
      return Optional.empty();
    }
    LLVMValueRef index = markedIndex(address);
    return index == null || !isOnlyAccessed(address)
        ? Optional.empty()
        : Optional.of(new ElementIndex(address, index));
  }

  private static LLVMValueRef markedIndex(LLVMValueRef address) {
    return LLVMGetInstructionOpcode(address) == LLVMGetElementPtr
            && (LLVMGEPGetNoWrapFlags(address) & LLVMGEPFlagNUW) != 0
            && LLVMGetNumOperands(address) == 2
        ? narrow(LLVMGetOperand(address, 1))
        : null;
  }

  private static boolean isOnlyAccessed(LLVMValueRef address) {
    for (LLVMUseRef use = LLVMGetFirstUse(address); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      LLVMValueRef pointer = pointer(user);
      // What is stored must not be the address.
      boolean stored =
          LLVMGetInstructionOpcode(user) == LLVMStore && LLVMGetOperand(user, 0).equals(address);
      if (pointer == null || !pointer.equals(address) || stored) {
        return false;
      }
    }
    return true;
  }

  private static LLVMValueRef pointer(LLVMValueRef instruction) {
    return switch (LLVMGetInstructionOpcode(instruction)) {
      case LLVMLoad, LLVMAtomicRMW, LLVMAtomicCmpXchg -> LLVMGetOperand(instruction, 0);
      case LLVMStore -> LLVMGetOperand(instruction, 1);
      default -> null;
    };
  }
}
