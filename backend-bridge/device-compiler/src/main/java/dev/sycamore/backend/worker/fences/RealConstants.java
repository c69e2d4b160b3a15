package dev.sycamore.backend.worker.fences;

import static org.bytedeco.llvm.global.LLVM.LLVMConstRealGetDouble;
import static org.bytedeco.llvm.global.LLVM.LLVMGetAggregateElement;
import static org.bytedeco.llvm.global.LLVM.LLVMGetVectorSize;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAConstantDataVector;
import static org.bytedeco.llvm.global.LLVM.LLVMIsAConstantFP;
import static org.bytedeco.llvm.global.LLVM.LLVMIsNull;
import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;

import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Floating-point constants. */
final class RealConstants {
  private RealConstants() {}

  /** A scalar's value; empty of what is no constant. */
  static OptionalDouble value(LLVMValueRef value) {
    return LLVMIsAConstantFP(value) == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(LLVMConstRealGetDouble(value, new int[1]));
  }

  /** Whether it is 0.0 or -0.0, in each element of a vector. */
  static boolean isZero(LLVMValueRef value) {
    if (LLVMIsNull(value) != 0) {
      return true;
    }
    OptionalDouble scalar = value(value);
    if (scalar.isPresent()) {
      return scalar.getAsDouble() == 0;
    }
    return LLVMIsAConstantDataVector(value) != null
        && IntStream.range(0, LLVMGetVectorSize(LLVMTypeOf(value)))
            .allMatch(i -> isZero(LLVMGetAggregateElement(value, i)));
  }
}
