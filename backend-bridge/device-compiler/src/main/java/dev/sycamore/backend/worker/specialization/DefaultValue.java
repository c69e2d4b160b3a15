package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bytedeco.llvm.LLVM.LLVMTargetDataRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The default value of a specialization constant, as its scalars by their offsets in bytes. What is
 * undefined, as padding is, is not there: the type of the constant may have padding as members
 * where that of its default value has none.
 */
final class DefaultValue {

  private final LLVMTargetDataRef layout;
  private final String id;
  private final LLVMValueRef value;
  private final NavigableMap<Long, LLVMValueRef> scalars = new TreeMap<>();

  /**
   * @param id the constant's, for messages
   */
  DefaultValue(LLVMTargetDataRef layout, LLVMValueRef value, String id) throws CompileException {
    this.layout = layout;
    this.id = id;
    this.value = value;
    collect(value, 0);
  }

  /** The value itself. */
  LLVMValueRef value() {
    return value;
  }

  private void collect(LLVMValueRef value, long offset) throws CompileException {
    if (LLVMIsUndef(value) != 0 || LLVMIsPoison(value) != 0) {
      return;
    }
    LLVMTypeRef type = LLVMTypeOf(value);
    int members = members(type);
    if (members < 0) {
      scalars.put(offset, value);
      return;
    }
    for (int i = 0; i < members; i++) {
      LLVMValueRef member = LLVMGetAggregateElement(value, i);
      if (member == null) {
        throw MarkerReader.problem(id, "the default value is not known");
      }
      collect(member, offset + offset(type, i));
    }
  }

  /** How many members a composite has; below 0 for a scalar. */
  int members(LLVMTypeRef type) throws CompileException {
    long members =
        switch (LLVMGetTypeKind(type)) {
          case LLVMStructTypeKind -> LLVMCountStructElementTypes(type);
          case LLVMArrayTypeKind -> LLVMGetArrayLength2(type);
          case LLVMVectorTypeKind -> LLVMGetVectorSize(type);
          default -> -1;
        };
    if (members > MOST_MEMBERS) {
      throw MarkerReader.problem(id, "the type has too many members");
    }
    return (int) members;
  }

  private static final long MOST_MEMBERS = 1 << 20;

  /** The type of a member of a composite. */
  LLVMTypeRef member(LLVMTypeRef type, int index) {
    return LLVMGetTypeKind(type) == LLVMStructTypeKind
        ? LLVMStructGetTypeAtIndex(type, index)
        : LLVMGetElementType(type);
  }

  /** Where a member of a composite begins. */
  long offset(LLVMTypeRef type, int index) {
    return switch (LLVMGetTypeKind(type)) {
      case LLVMStructTypeKind -> LLVMOffsetOfElement(layout, type, index);
      // The elements of a vector have no gaps.
      case LLVMVectorTypeKind -> index * LLVMStoreSizeOfType(layout, LLVMGetElementType(type));
      default -> index * LLVMABISizeOfType(layout, LLVMGetElementType(type));
    };
  }

  /** The bytes that a value of a type takes in memory. */
  int size(LLVMTypeRef type) throws CompileException {
    long size = LLVMStoreSizeOfType(layout, type);
    if (size != (int) size) {
      throw MarkerReader.problem(id, "the type is too large");
    }
    return (int) size;
  }

  /** What offsets of a type are multiples of. */
  int alignment(LLVMTypeRef type) {
    return LLVMABIAlignmentOfType(layout, type);
  }

  /** Whether nothing is known of what is there. */
  boolean isUndefined(long offset, LLVMTypeRef type) {
    Long next = scalars.ceilingKey(offset);
    return next == null || next >= offset + LLVMStoreSizeOfType(layout, type);
  }

  /** The scalar of a type at an offset; of a truth value it is the byte that it is in memory. */
  LLVMValueRef scalar(long offset, LLVMTypeRef type) throws CompileException {
    LLVMValueRef value = scalars.get(offset);
    if (value == null) {
      throw MarkerReader.problem(id, "the default value has another layout than the type");
    }
    LLVMTypeRef found = LLVMTypeOf(value);
    boolean truth = isBit(type) && LLVMGetTypeKind(found) == LLVMIntegerTypeKind;
    if (found.address() != type.address() && !(truth && LLVMGetIntTypeWidth(found) == Byte.SIZE)) {
      throw MarkerReader.problem(id, "the default value has another type than the constant");
    }
    return value;
  }

  static boolean isBit(LLVMTypeRef type) {
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == 1;
  }

  /** The value as it is in memory; what is undefined is 0. */
  byte[] bytes(int size) throws CompileException {
    byte[] bytes = new byte[size];
    for (var entry : scalars.entrySet()) {
      long bits = bits(entry.getValue());
      int width = size(LLVMTypeOf(entry.getValue()));
      long start = entry.getKey();
      if (width > Long.BYTES || start + width > size) {
        throw MarkerReader.problem(id, "the default value has another layout than the type");
      }
      for (int i = 0; i < width; i++) {
        bytes[(int) start + i] = (byte) (bits >>> (Byte.SIZE * i));
      }
    }
    return bytes;
  }

  private long bits(LLVMValueRef scalar) throws CompileException {
    LLVMValueRef number = scalar;
    if (LLVMIsAConstantFP(scalar) != null) {
      LLVMTypeRef type = LLVMTypeOf(scalar);
      number =
          LLVMConstBitCast(
              scalar, LLVMIntTypeInContext(LLVMGetTypeContext(type), Byte.SIZE * size(type)));
    }
    if (LLVMIsAConstantInt(number) == null || LLVMGetIntTypeWidth(LLVMTypeOf(number)) > Long.SIZE) {
      throw MarkerReader.problem(id, "the default value has a member that is not a number");
    }
    return LLVMConstIntGetZExtValue(number);
  }
}
