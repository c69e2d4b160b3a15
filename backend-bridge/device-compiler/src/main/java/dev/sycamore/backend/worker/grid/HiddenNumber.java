package dev.sycamore.backend.worker.grid;

import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Numbers that are compared instead of others, made by instructions that neither LLVM nor NVIDIA's
 * optimiser follows from pass to pass.
 */
enum HiddenNumber {
  /** In the same order if they are compared with the other sign. */
  OPPOSITE_BIT("xor.b32 $0, $1, 0x80000000;", "xor.b64 $0, $1, 0x8000000000000000;") {
    @Override
    long constant(long value, boolean isInt) {
      return value ^ (isInt ? Integer.MIN_VALUE : Long.MIN_VALUE);
    }
  },
  /** Equal where the others are. */
  MOVED_BITS("brev.b32 $0, $1;", "brev.b64 $0, $1;") {
    @Override
    long constant(long value, boolean isInt) {
      return isInt ? Integer.reverse((int) value) : Long.reverse(value);
    }
  };

  private final String ofInt;
  private final String ofLong;

  HiddenNumber(String ofInt, String ofLong) {
    this.ofInt = ofInt;
    this.ofLong = ofLong;
  }

  /** That of a constant. */
  abstract long constant(long value, boolean isInt);

  /** That of an integer of any type, where a builder is. Narrow ones become those of an int. */
  LLVMValueRef write(LLVMBuilderRef builder, LLVMValueRef value) {
    LLVMTypeRef type = LLVMTypeOf(value);
    LLVMTypeRef asInt = LLVMInt32TypeInContext(LLVMGetTypeContext(type));
    boolean isNarrow = LLVMGetIntTypeWidth(type) < Integer.SIZE;
    LLVMValueRef number = isNarrow ? LLVMBuildZExt(builder, value, asInt, "") : value;
    boolean isInt = LLVMGetIntTypeWidth(type) <= Integer.SIZE;
    if (LLVMIsAConstantInt(number) != null) {
      long constant = constant(LLVMConstIntGetSExtValue(number), isInt);
      return LLVMConstInt(isInt ? asInt : type, constant, 1);
    }
    PtxAssembly assembly = isInt ? new PtxAssembly(ofInt, "=r,r") : new PtxAssembly(ofLong, "=l,l");
    return assembly.write(builder, number);
  }
}
