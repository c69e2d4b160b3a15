package dev.sycamore.backend.worker.specialization;

import dev.sycamore.backend.worker.stage.CompileException;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Makes what stands for a marker. */
interface MarkerLowering {

  /**
   * The value of the constant.
   *
   * @param builder stands before the marker
   */
  LLVMValueRef value(Marker marker, LLVMBuilderRef builder) throws CompileException;
}
