package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The default values themselves. */
final class DefaultLowering implements MarkerLowering {

  private final boolean keepsTypes;

  /**
   * @param keepsTypes whether a value that is stored has the type of the default value and not that
   *     of the constant, and a truth value is made of a byte, as for DPC++
   */
  DefaultLowering(boolean keepsTypes) {
    this.keepsTypes = keepsTypes;
  }

  @Override
  public LLVMValueRef value(Marker marker, LLVMBuilderRef builder) throws CompileException {
    if (keepsTypes && marker.result() != null) {
      return marker.defaultValue().value();
    }
    if (keepsTypes && DefaultValue.isBit(marker.type())) {
      LLVMValueRef whole = marker.defaultValue().scalar(0, marker.type());
      return DefaultValue.isBit(LLVMTypeOf(whole))
          ? whole
          : UnfoldedInstruction.truth(builder, whole, marker.type());
    }
    return value(marker.defaultValue(), marker.type(), 0);
  }

  private static LLVMValueRef value(DefaultValue defaults, LLVMTypeRef type, long offset)
      throws CompileException {
    int count = defaults.members(type);
    if (count < 0) {
      LLVMValueRef scalar = defaults.scalar(offset, type);
      return DefaultValue.isBit(type)
          ? LLVMConstInt(type, LLVMConstIntGetZExtValue(scalar) & 1, 0)
          : scalar;
    }
    List<LLVMValueRef> members = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      LLVMTypeRef member = defaults.member(type, i);
      long start = offset + defaults.offset(type, i);
      members.add(
          defaults.isUndefined(start, member)
              ? LLVMGetUndef(member)
              : value(defaults, member, start));
    }
    try (PointerPointer<LLVMValueRef> values =
        new PointerPointer<>(members.toArray(LLVMValueRef[]::new))) {
      return switch (LLVMGetTypeKind(type)) {
        case LLVMStructTypeKind -> LLVMConstNamedStruct(type, values, count);
        case LLVMArrayTypeKind -> LLVMConstArray2(LLVMGetElementType(type), values, count);
        default -> LLVMConstVector(values, count);
      };
    }
  }
}
