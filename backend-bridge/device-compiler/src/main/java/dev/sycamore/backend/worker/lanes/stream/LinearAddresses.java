package dev.sycamore.backend.worker.lanes.stream;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.HashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads addresses and indices of a function as sums. */
final class LinearAddresses {

  private static final int MOST_SHIFT = 32;

  private final LLVMTargetDataRef layout;
  private final Map<LLVMValueRef, LinearAddress> read = new HashMap<>();

  LinearAddresses(LLVMTargetDataRef layout) {
    this.layout = layout;
  }

  /** An address in bytes, or an index; what is no sum is a term of its own. */
  LinearAddress of(LLVMValueRef value) {
    LinearAddress known = read.get(value);
    if (known != null) {
      return known;
    }
    LinearAddress found = read(value);
    read.put(value, found);
    return found;
  }

  private LinearAddress read(LLVMValueRef value) {
    if (isNarrow(value)) {
      return LinearAddress.of(LLVMConstIntGetSExtValue(value));
    } else if (LLVMIsAInstruction(value) == null) {
      return LinearAddress.of(value);
    }
    return switch (LLVMGetInstructionOpcode(value)) {
      case LLVMAdd -> operand(value, 0).plus(operand(value, 1), 1);
      case LLVMSub -> operand(value, 0).plus(operand(value, 1), -1);
      case LLVMMul -> product(value, operand(value, 0), operand(value, 1));
      case LLVMShl -> shifted(value, operand(value, 0), operand(value, 1));
      case LLVMSExt, LLVMZExt, LLVMTrunc, LLVMAddrSpaceCast, LLVMFreeze -> operand(value, 0);
      case LLVMGetElementPtr -> address(value);
      default -> LinearAddress.of(value);
    };
  }

  private static boolean isNarrow(LLVMValueRef value) {
    return LLVMIsAConstantInt(value) != null && LLVMGetIntTypeWidth(LLVMTypeOf(value)) <= Long.SIZE;
  }

  private LinearAddress operand(LLVMValueRef instruction, int index) {
    return of(LLVMGetOperand(instruction, index));
  }

  private static LinearAddress product(LLVMValueRef value, LinearAddress a, LinearAddress b) {
    if (b.isConstant()) {
      return LinearAddress.of(0).plus(a, b.constant());
    }
    return a.isConstant() ? LinearAddress.of(0).plus(b, a.constant()) : LinearAddress.of(value);
  }

  private static LinearAddress shifted(LLVMValueRef value, LinearAddress a, LinearAddress count) {
    boolean known = count.isConstant() && count.constant() >= 0 && count.constant() < MOST_SHIFT;
    return known ? LinearAddress.of(0).plus(a, 1L << count.constant()) : LinearAddress.of(value);
  }

  private LinearAddress address(LLVMValueRef value) {
    LinearAddress sum = operand(value, 0);
    LLVMTypeRef type = LLVMGetGEPSourceElementType(value);
    for (int i = 1; i < LLVMGetNumOperands(value); i++) {
      LinearAddress index = operand(value, i);
      if (i > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
        int field = (int) index.constant();
        sum = sum.plus(LinearAddress.of(LLVMOffsetOfElement(layout, type, field)), 1);
        type = LLVMStructGetTypeAtIndex(type, field);
        continue;
      }
      type = i > 1 ? LLVMGetElementType(type) : type;
      sum = sum.plus(index, LLVMABISizeOfType(layout, type));
    }
    return sum;
  }
}
