package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMUseRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What pointers are made of. */
final class Pointers {

  private Pointers() {}

  /** A pointer without casts and without offsets of zero. */
  static LLVMValueRef stripped(LLVMValueRef pointer) {
    LLVMValueRef value = pointer;
    while (isCast(value) || isZeroOffset(value)) {
      value = LLVMGetOperand(value, 0);
    }
    return value;
  }

  private static boolean isCast(LLVMValueRef value) {
    if (LLVMIsAConstantExpr(value) != null) {
      int opcode = LLVMGetConstOpcode(value);
      return opcode == LLVMAddrSpaceCast || opcode == LLVMBitCast;
    }
    return LLVMIsAAddrSpaceCastInst(value) != null || LLVMIsABitCastInst(value) != null;
  }

  private static boolean isZeroOffset(LLVMValueRef value) {
    boolean offset =
        LLVMIsAConstantExpr(value) != null
            ? LLVMGetConstOpcode(value) == LLVMGetElementPtr
            : LLVMIsAGetElementPtrInst(value) != null;
    if (!offset) {
      return false;
    }
    for (int i = 1; i < LLVMGetNumOperands(value); i++) {
      LLVMValueRef index = LLVMGetOperand(value, i);
      if (LLVMIsAConstantInt(index) == null || LLVMConstIntGetSExtValue(index) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The values that are stored to a variable, also by a cast of its address. */
  static List<LLVMValueRef> stored(LLVMValueRef variable) {
    List<LLVMValueRef> stored = new ArrayList<>();
    for (LLVMUseRef use = LLVMGetFirstUse(variable); use != null; use = LLVMGetNextUse(use)) {
      LLVMValueRef user = LLVMGetUser(use);
      if (LLVMIsAStoreInst(user) != null) {
        stored.add(LLVMGetOperand(user, 0));
      } else if (isCast(user)) {
        stored.addAll(stored(user));
      }
    }
    return stored;
  }
}
