package dev.sycamore.backend.worker.llvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMExecutionEngineRef;
import org.bytedeco.llvm.LLVM.LLVMGenericValueRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** IR that runs in this process. */
public final class ExecutedIr {

  private ExecutedIr() {}

  /** What {@code i32 @run()} of a module for this processor returns; the module is gone then. */
  public static int run(DeviceModule module) {
    try (PointerPointer<LLVMExecutionEngineRef> engines = new PointerPointer<>(1)) {
      LLVMLinkInMCJIT();
      BytePointer message = new BytePointer((BytePointer) null);
      assertThat(LLVMCreateMCJITCompilerForModule(engines, module.ref(), null, 0, message))
          .isZero();
      LLVMExecutionEngineRef engine = engines.get(LLVMExecutionEngineRef.class);
      LLVMValueRef function = LLVMGetNamedFunction(module.ref(), "run");
      LLVMGenericValueRef result =
          LLVMRunFunction(engine, function, 0, new PointerPointer<LLVMGenericValueRef>(1));
      int value = (int) LLVMGenericValueToInt(result, 0);
      LLVMDisposeExecutionEngine(engine);
      return value;
    }
  }
}
